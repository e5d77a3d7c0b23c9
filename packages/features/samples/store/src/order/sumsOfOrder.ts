import type { Order } from '../contract'
import { toMoney } from '../pricing'

/** Totals of an order, from top to bottom. */
export function sumsOfOrder({ subtotal, tax, discount, total }: Order) {
  return [
    { name: 'subtotal', amount: toMoney(subtotal), isSum: false },
    { name: 'tax', amount: toMoney(tax), isSum: false },
    { name: 'discount', amount: toMoney(discount), isSum: false },
    { name: 'total', amount: toMoney(total), isSum: true },
  ] as const
}
