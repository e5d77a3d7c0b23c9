import { type Money, takenOff } from '@console/core/contracts'
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
  'refunding',
  'due',
] as const
const subtracted = ['discount', 'returned', 'paid'] as const
const sums = ['total', 'due'] as const

/** A row of an order's totals: deductions are negative. */
export interface BreakdownRow {
  row: (typeof rows)[number]
  amount: Money
  /** Set for the sum of the rows above. */
  isSum: boolean
}

function isAmong(all: readonly string[], row: string): boolean {
  return all.includes(row)
}

/**
 * Rows of an order's totals. Zero amounts are left out, except those that users look for.
 * @param wanted default: all of them
 */
export function breakdownRows(
  breakdown: Breakdown,
  wanted: readonly (typeof rows)[number][] = rows,
): BreakdownRow[] {
  return wanted
    .filter((row) => breakdown[row].amount !== 0 || isAmong(always, row))
    .map((row) => ({
      row,
      amount: isAmong(subtracted, row) ? takenOff(breakdown[row]) : breakdown[row],
      isSum: isAmong(sums, row),
    }))
}
