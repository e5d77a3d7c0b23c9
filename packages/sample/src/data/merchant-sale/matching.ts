import { exactOf, suggestionsFor } from '@console/domain/merchant-sale'
import type { SampleDatabase } from '../../store/store'
import type { Index } from '../../store/table'
import { merchantSaleEntity } from './entity'
import { type IssuedReceipt, receiptsOfMerchant } from './receipts'
import type { MerchantSale } from './rows'

/** Payments by the number of their matched receipt. */
const byReceipt: Index<MerchantSale> = {
  entity: merchantSaleEntity,
  keysOf: ({ receiptNo }) => (receiptNo === null ? [] : [receiptNo]),
}

/** Free receipts that may belong to a payment, the best first; none if it is not unmatched. */
export function candidatesFor(sale: MerchantSale, database: SampleDatabase): IssuedReceipt[] {
  if (sale.match !== 'unmatched') return []
  const free = receiptsOfMerchant(sale.merchant.token).filter(
    (receipt) => !isTaken(receipt, database),
  )
  return suggestionsFor(sale, free)
}

/** Numbers of the free receipts with exactly the paid amount. */
export function exactFor(sale: MerchantSale, database: SampleDatabase): string[] {
  return exactOf(sale, candidatesFor(sale, database))
}

/** The one free receipt with exactly the paid amount; null if there is none or several. */
export function exactReceiptOf(sale: MerchantSale, database: SampleDatabase): string | null {
  const [receiptNo, another] = exactFor(sale, database)
  return receiptNo !== undefined && another === undefined ? receiptNo : null
}

/** A receipt of the payment's merchant, by its number; undefined if there is none. */
export function receiptNamed({ merchant }: MerchantSale, receiptNo: unknown) {
  return receiptsOfMerchant(merchant.token).find((each) => each.receiptNo === receiptNo)
}

/** Checks whether a payment is matched with a receipt. */
export function isTaken({ receiptNo }: IssuedReceipt, database: SampleDatabase): boolean {
  return database.matching(byReceipt, receiptNo).length > 0
}
