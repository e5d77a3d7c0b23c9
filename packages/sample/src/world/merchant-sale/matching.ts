import { exactOf, suggestionsFor } from '@console/domain/merchant-sale'
import type { World } from '../../store/store'
import type { Index } from '../../store/table'
import { merchantSaleEntity } from './entity'
import { type IssuedReceipt, receiptsOfMerchant } from './receipts'
import type { MerchantSale } from './rows'

/** Payments by the number of the receipt that they are matched with. */
const byReceipt: Index<MerchantSale> = {
  entity: merchantSaleEntity,
  keysOf: ({ receiptNo }) => (receiptNo === null ? [] : [receiptNo]),
}

/** The free receipts that a payment may be of, the best first; none where it is not unmatched. */
export function candidatesFor(sale: MerchantSale, world: World): IssuedReceipt[] {
  if (sale.match !== 'unmatched') return []
  const free = receiptsOfMerchant(sale.merchant.token).filter((receipt) => !isTaken(receipt, world))
  return suggestionsFor(sale, free)
}

/** The numbers of the free receipts that have exactly what was paid. */
export function exactFor(sale: MerchantSale, world: World): string[] {
  return exactOf(sale, candidatesFor(sale, world))
}

/** The one free receipt that has exactly what was paid; null where there is none or several. */
export function exactReceiptOf(sale: MerchantSale, world: World): string | null {
  const [receiptNo, another] = exactFor(sale, world)
  return receiptNo !== undefined && another === undefined ? receiptNo : null
}

/** A receipt of the payment's merchant, by its number; undefined where there is no such. */
export function receiptNamed({ merchant }: MerchantSale, receiptNo: unknown) {
  return receiptsOfMerchant(merchant.token).find((each) => each.receiptNo === receiptNo)
}

/** Whether some payment is matched with a receipt. */
export function isTaken({ receiptNo }: IssuedReceipt, world: World): boolean {
  return world.matching(byReceipt, receiptNo).length > 0
}
