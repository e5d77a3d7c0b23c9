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

/** One of an order's sums, as it is added up: what is taken off has its sign. */
export interface BreakdownRow {
  row: (typeof rows)[number]
  amount: Money
  /** What those above it come to. */
  isSum: boolean
}

function isAmong(all: readonly string[], row: string): boolean {
  return all.includes(row)
}

/**
 * The sums of an order that are shown. A sum of zero is left out, unless everyone looks for it.
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
