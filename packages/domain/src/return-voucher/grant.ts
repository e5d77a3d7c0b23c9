import type { Money } from '@console/core/contracts'
import { refundOf, reversalOf } from '../order/breakdown'
import type { OrderDetail } from '../order/contract'
import type { ReturnRecord, ReturnInput } from './lifecycle'
import type { RefundMethod } from './terms'

/** What is granted of one line. */
export interface Grant {
  lineId: string
  /** Pieces that are taken back. */
  quantity: number
  amount: Money
  /** They can be sold again. */
  restock: boolean
}

type Line = ReturnRecord['lines'][number]

/** How many pieces of a line can be taken back: those that are asked for, as far as they did not come back otherwise. */
export function mostPieces({ quantity, sold }: Pick<Line, 'quantity' | 'sold'>): number {
  return Math.min(quantity, sold.quantity - sold.returned)
}

/** The most that can be granted for so many pieces of a line: what they came to, with tax. */
export function mostFor({ sold }: Pick<Line, 'sold'>, quantity: number): Money {
  return refundOf(sold, quantity)
}

/** What is granted: what is said, all that is asked for, or else what was proposed. */
export function grantOf(
  { lines, proposedBy }: Pick<ReturnRecord, 'lines' | 'proposedBy'>,
  said: Pick<ReturnInput, 'lines' | 'full'>,
): readonly Grant[] {
  if (said.lines) return said.lines
  if (said.full)
    return lines.map((line) => {
      const quantity = mostPieces(line)
      return {
        lineId: line.lineId,
        quantity,
        amount: mostFor(line, quantity),
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
 * Which lines are granted more pieces than can be taken back, are not sent back, or are named before.
 * @returns JSON pointers to their quantities, as `lines` of what is said
 */
export function quantitiesExceeded(
  record: Pick<ReturnRecord, 'lines'>,
  grant: readonly Grant[],
): string[] {
  const named = new Set<string>()
  return grant.flatMap((each, place) => {
    const line = named.has(each.lineId) ? undefined : lineOf(record, each)
    named.add(each.lineId)
    const isPossible = line && isWhole(each.quantity) && each.quantity <= mostPieces(line)
    return isPossible ? [] : [`/lines/${place}/quantity`]
  })
}

/**
 * Which lines are granted more than their pieces came to.
 * @returns JSON pointers to their amounts, as `lines` of what is said
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
      amount <= mostFor(line, Math.min(each.quantity, mostPieces(line))).amount
    return isPossible ? [] : [`/lines/${place}/amount`]
  })
}

/** Whether more goes back than was paid. */
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

/** The commission that goes back with what is granted: by pieces, at the frozen rates. */
export function grantReversal(
  { lines, amount }: Pick<ReturnRecord, 'lines'> & { amount: Money },
  grant: readonly Pick<Grant, 'lineId' | 'quantity'>[],
): OrderDetail['commission'] {
  const back = grant.flatMap(({ lineId, quantity }) => {
    const line = lines.find((each) => each.lineId === lineId)
    return line ? [reversalOf(line.sold, Math.min(quantity, mostPieces(line)))] : []
  })
  const sum = (by: 'platform' | 'agent') => ({
    ...amount,
    amount: back.reduce((all, each) => all + each[by].amount, 0),
  })
  return { platform: sum('platform'), agent: sum('agent') }
}
