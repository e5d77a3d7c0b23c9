import { world } from '../../store/store'
import { saleEntity } from './entity'
import type { Sale } from './rows'

/** What the sales are that stories and tests rely on; of several, the last that was completed is taken. */
const goldenSales = {
  pending: ({ settlement }) => settlement === 'pending',
  held: ({ settlement }) => settlement === 'held',
  /** Disputed before its seller was paid. */
  disputed: ({ settlement, settledAt }) => settlement === 'disputed' && settledAt === null,
  disputedAfterSettlement: ({ settlement, settledAt }) =>
    settlement === 'disputed' && settledAt !== null,
  settled: ({ settlement }) => settlement === 'settled',
  /** Something of it was given back. */
  returned: ({ returned }) => returned.amount > 0,
  /** In a currency without decimals. */
  wholeCurrency: ({ net }) => net.currency === 'RWF',
} satisfies Record<string, (sale: Sale) => boolean>

/** The name of a sale that stories and tests rely on. */
export type GoldenSale = keyof typeof goldenSales

/** The names of all of them. */
export const goldenSaleNames = Object.keys(goldenSales) as GoldenSale[]

/**
 * The token of a sale that stories and tests rely on.
 * @throws Error where the world has none such
 */
export function goldenSale(name: GoldenSale): string {
  const found = world.rows(saleEntity).findLast(goldenSales[name])
  if (!found) throw new Error(`The world has no sale that is ${name}`)
  return found.secureToken
}
