import type { Money } from '@console/core/contracts'
import { refundOf, reversalOf } from '../order/breakdown'
import type { OrderDetail } from '../order/contract'
import type { ReturnRecord, ReturnInput } from './lifecycle'
import type { RefundMethod } from './terms'

/** Grant for one line. */
export interface Grant {
  lineId: string
  /** Number of pieces to accept. */
  quantity: number
  amount: Money
  /** Return them to stock. */
  restock: boolean
}

type Line = ReturnRecord['lines'][number]

/** Maximum pieces of a line that can be accepted: those claimed, less any that were returned otherwise. */
export function maxPieces({ quantity, sold }: Pick<Line, 'quantity' | 'sold'>): number {
  return Math.min(quantity, sold.quantity - sold.returned)
}

/** Maximum amount for a number of pieces of a line: their value, with tax. */
export function maxFor({ sold }: Pick<Line, 'sold'>, quantity: number): Money {
  return refundOf(sold, quantity)
}

/** Grant of a return: the one in the input, all that is claimed, or else the proposed one. */
export function grantOf(
  { lines, proposedBy }: Pick<ReturnRecord, 'lines' | 'proposedBy'>,
  input: Pick<ReturnInput, 'lines' | 'full'>,
): readonly Grant[] {
  if (input.lines) return input.lines
  if (input.full)
    return lines.map((line) => {
      const quantity = maxPieces(line)
      return {
        lineId: line.lineId,
        quantity,
        amount: maxFor(line, quantity),
        restock: line.restock,
      }
    })
  if (proposedBy === null) return []
  return lines.flatMap(({ lineId, granted, restock }) =>
    granted ? [{ lineId, ...granted, restock }] : [],
  )
}

function lineOf({ lines }: Pick<ReturnRecord, 'lines'>, { lineId }: Grant): Line | undefined {
  return lines.find((line) => line.lineId === lineId)
}

/**
 * Finds lines with more pieces than can be accepted, lines that are not returned, and repeated lines.
 * @returns JSON pointers to the wrong quantities, as `lines` of the input
 */
export function quantitiesExceeded(
  record: Pick<ReturnRecord, 'lines'>,
  grant: readonly Grant[],
): string[] {
  const named = new Set<string>()
  return grant.flatMap((each, place) => {
    const line = named.has(each.lineId) ? undefined : lineOf(record, each)
    named.add(each.lineId)
    const isPossible = line && isWhole(each.quantity) && each.quantity <= maxPieces(line)
    return isPossible ? [] : [`/lines/${place}/quantity`]
  })
}

/**
 * Finds lines with an amount above the value of their pieces.
 * @returns JSON pointers to the wrong amounts, as `lines` of the input
 */
export function amountsExceeded(
  record: Pick<ReturnRecord, 'lines'>,
  grant: readonly Grant[],
): string[] {
  return grant.flatMap((each, place) => {
    const line = lineOf(record, each)
    const { amount, currency } = each.amount
    const isPossible =
      line &&
      currency === line.amount.currency &&
      isWhole(amount) &&
      amount <= maxFor(line, Math.min(each.quantity, maxPieces(line))).amount
    return isPossible ? [] : [`/lines/${place}/amount`]
  })
}

/** Checks whether the refund exceeds the payment. */
export function isPaymentExceeded(
  { payment }: Pick<ReturnRecord, 'payment'>,
  grant: readonly Grant[],
  method: RefundMethod,
): boolean {
  const all = grant.reduce((sum, { amount }) => sum + amount.amount, 0)
  return method !== 'credit_note' && all > payment.refundable.amount
}

function isWhole(number: number): boolean {
  return Number.isSafeInteger(number) && number >= 0
}

/** Commission to reverse for a grant: by pieces, at the frozen rates. */
export function grantReversal(
  { lines, amount }: Pick<ReturnRecord, 'lines'> & { amount: Money },
  grant: readonly Pick<Grant, 'lineId' | 'quantity'>[],
): OrderDetail['commission'] {
  const back = grant.flatMap(({ lineId, quantity }) => {
    const line = lines.find((each) => each.lineId === lineId)
    return line ? [reversalOf(line.sold, Math.min(quantity, maxPieces(line)))] : []
  })
  const sum = (by: 'platform' | 'agent') => ({
    ...amount,
    amount: back.reduce((all, each) => all + each[by].amount, 0),
  })
  return { platform: sum('platform'), agent: sum('agent') }
}
