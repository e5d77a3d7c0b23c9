import { type OrderRow, toOrder } from '@console/domain/order'

/** What can be printed of an order. */
export const papers = ['packing-list', 'invoice'] as const

/** Where a paper of these orders is looked at and printed, one after another. At least one order. */
export function toPaper(
  paper: (typeof papers)[number],
  [first, ...others]: readonly Pick<OrderRow, 'secureToken'>[],
): string {
  const also = others.map(({ secureToken }) => secureToken).join(',')
  return `${toOrder(first?.secureToken ?? '')}&print=${paper}${also && `&also=${also}`}`
}
