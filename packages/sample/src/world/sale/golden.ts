import { world } from '../../store/store'
import { saleEntity } from './entity'
import type { Sale } from './rows'

/** Conditions of the sales that stories and tests rely on; the last completed match is taken. */
const goldenSales = {
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
export type GoldenSale = keyof typeof goldenSales

/** Names of all of them. */
export const goldenSaleNames = Object.keys(goldenSales) as GoldenSale[]

/**
 * Token of a sale that stories and tests rely on.
 * @throws Error if the sample data has none
 */
export function goldenSale(name: GoldenSale): string {
  const found = world.rows(saleEntity).findLast(goldenSales[name])
  if (!found) throw new Error(`The world has no sale that is ${name}`)
  return found.secureToken
}
