import { database } from '../../store/store'
import { saleEntity } from './entity'
import type { Sale } from './rows'

/** Conditions of the sales that stories and tests rely on; the last completed match is taken. */
const fixtureSales = {
  pending: ({ settlement }) => settlement === 'pending',
  held: ({ settlement }) => settlement === 'held',
  /** Disputed before its seller was paid. */
  disputed: ({ settlement, settledAt }) => settlement === 'disputed' && settledAt === null,
  disputedAfterSettlement: ({ settlement, settledAt }) =>
    settlement === 'disputed' && settledAt !== null,
  settled: ({ settlement }) => settlement === 'settled',
  /** Partly returned. */
  returned: ({ returned }) => returned.amount > 0,
  /** In a currency without decimals. */
  wholeCurrency: ({ net }) => net.currency === 'RWF',
} satisfies Record<string, (sale: Sale) => boolean>

/** Name of a sale that stories and tests rely on. */
export type FixtureSale = keyof typeof fixtureSales

/** Names of all of them. */
export const fixtureSaleNames = Object.keys(fixtureSales) as FixtureSale[]

/**
 * Token of a sale that stories and tests rely on.
 * @throws Error if the sample data has none
 */
export function fixtureSale(name: FixtureSale): string {
  const found = database.rows(saleEntity).findLast(fixtureSales[name])
  if (!found) throw new Error(`The sample data has no sale that is ${name}`)
  return found.secureToken
}
