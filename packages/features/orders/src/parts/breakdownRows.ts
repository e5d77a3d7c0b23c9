import type { Breakdown } from '@console/domain/order'

const always = ['subtotal', 'tax', 'total', 'paid', 'due'] as const
const rows = [
  'subtotal',
  'discount',
  'tax',
  'delivery',
  'total',
  'returned',
  'paid',
  'refunded',
  'due',
] as const

/** What of an order's sums is shown: what is nothing is left out, apart from what everyone looks for. */
export function breakdownRows(breakdown: Breakdown): (typeof rows)[number][] {
  return rows.filter((row) => breakdown[row].amount !== 0 || always.some((each) => each === row))
}
