import { database } from '../../store/store'
import { merchantSaleEntity } from './entity'
import { candidatesFor, exactFor, exactReceiptOf } from './matching'
import type { MerchantSale } from './rows'

function isUnmatched({ match }: MerchantSale): boolean {
  return match === 'unmatched'
}

function offBy(sale: MerchantSale): number | undefined {
  const [best] = candidatesFor(sale, database)
  return best && sale.amount.amount - best.total.amount
}

/** Conditions of the payments that stories and tests rely on; the latest match is taken. */
const fixtureMerchantSales = {
  /** One free receipt has exactly its amount. */
  exact: (sale) => exactReceiptOf(sale, database) !== null,
  /** Two receipts match equally well. */
  tie: (sale) => {
    const [first, second, ...others] = candidatesFor(sale, database)
    return (
      exactFor(sale, database).length === 2 &&
      first?.issuedAt === second?.issuedAt &&
      first?.till === second?.till &&
      others.length === 0
    )
  },
  /** The best receipt differs by the smallest unit. */
  offByOne: (sale) => Math.abs(offBy(sale) ?? 0) === 1,
  /** The best receipt has another amount. */
  near: (sale) => Math.abs(offBy(sale) ?? 0) > 1,
  /** The receipt with exactly its amount is from another till. */
  otherTill: (sale) =>
    exactReceiptOf(sale, database) !== null && candidatesFor(sale, database)[0]?.till !== sale.till,
  none: (sale) => isUnmatched(sale) && candidatesFor(sale, database).length === 0,
  /** In a currency without decimals. */
  wholeCurrency: (sale) => isUnmatched(sale) && sale.amount.currency === 'UGX',
  /** Its merchant's name is Arabic. */
  arabic: ({ merchant }) => /\p{Script=Arabic}/u.test(merchant.label),
  matched: ({ match }) => match === 'matched',
  partial: ({ match }) => match === 'partial',
  disputed: ({ match, receiptNo }) => match === 'disputed' && receiptNo === null,
  disputedLater: ({ match, receiptNo }) => match === 'disputed' && receiptNo !== null,
} satisfies Record<string, (sale: MerchantSale) => boolean>

/** Name of a payment that stories and tests rely on. */
export type FixtureMerchantSale = keyof typeof fixtureMerchantSales

/** Names of all of them. */
export const fixtureNames = Object.keys(fixtureMerchantSales) as FixtureMerchantSale[]

/**
 * Token of a payment that stories and tests rely on.
 * @throws Error if the sample data has none
 */
export function fixtureMerchantSale(name: FixtureMerchantSale): string {
  const found = database.rows(merchantSaleEntity).findLast(fixtureMerchantSales[name])
  if (!found) throw new Error(`The sample data has no payment that is ${name}`)
  return found.secureToken
}
