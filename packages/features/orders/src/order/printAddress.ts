import { type OrderRow, toOrder } from '@console/domain/order'

/** Printable documents of an order. */
export const printouts = ['packing-list', 'invoice'] as const

/** Address of the print view for these orders, one after another. At least one order. */
export function toPrintout(
  paper: (typeof printouts)[number],
  [first, ...others]: readonly Pick<OrderRow, 'secureToken'>[],
): string {
  const also = others.map(({ secureToken }) => secureToken).join(',')
  return `${toOrder(first?.secureToken ?? '')}&print=${paper}${also && `&also=${also}`}`
}
