import type { Money } from '@console/core/contracts'
import type { Happening, Lifecycle, Transition } from '@console/core/flows'
import { isNoteMissing } from '@console/core/workflows'
import type { MerchantSaleDetail } from './contract'
import type { MatchInput } from './input'
import {
  type DifferenceReason,
  differenceReasons,
  type DisputeReason,
  disputeReasons,
  type Match,
  type MatchAction,
  type MatchBlocker,
} from './terms'

/** Input of the rules. */
export interface MatchRecord extends Pick<
  MerchantSaleDetail,
  'match' | 'amount' | 'receiptNo' | 'difference' | 'matched' | 'dispute'
> {
  /** Numbers of the unmatched receipts of exactly its amount. */
  exact: readonly string[]
  /** Receipt chosen with `match`; null without one, or if the merchant has no such receipt. */
  chosen: { receiptNo: string; total: Money; isTaken: boolean } | null
}

type Rule = Exclude<MatchBlocker, 'wrong_status'>
type Row = Transition<MatchAction, Match, MatchRecord, Rule>

const choosing = ['receipt_missing', 'receipt_unknown', 'receipt_taken'] as const
const explained = ['reason_missing', 'note_missing'] as const

/**
 * Transitions of a payment. `by`: `reconcile` and `dispute` are capabilities. `match_exact` takes the only receipt of exactly its
 * amount; `match` takes a chosen one, with a reason if the amounts differ. A payment that was matched before its dispute is matched
 * again afterwards.
 */
// oxfmt-ignore
const table: readonly Row[] = [
  { event: 'match_exact', from: ['unmatched'], to: 'matched', blockedBy: ['no_exact', 'several_exact'], by: 'reconcile', recorded: 'merchantSale.matched' },
  { event: 'match', from: ['unmatched'], to: 'matched', when: isChosenExact, blockedBy: ['receipt_taken'], by: 'reconcile', recorded: 'merchantSale.matched' },
  { event: 'match', from: ['unmatched'], to: 'partial', blockedBy: [...choosing, 'difference_unexplained', 'note_missing'], by: 'reconcile', recorded: 'merchantSale.partly_matched' },
  { event: 'unmatch', from: ['matched', 'partial'], to: 'unmatched', blockedBy: [], by: 'reconcile', recorded: 'merchantSale.unmatched' },
  { event: 'dispute', from: ['unmatched', 'matched', 'partial'], to: 'disputed', blockedBy: explained, by: 'dispute', recorded: 'merchantSale.disputed' },
  { event: 'resolve', from: ['disputed'], to: 'partial', when: isDifferent, blockedBy: [], by: 'reconcile', recorded: 'merchantSale.resolved' },
  { event: 'resolve', from: ['disputed'], to: 'matched', when: hasReceipt, blockedBy: [], by: 'reconcile', recorded: 'merchantSale.resolved' },
  { event: 'resolve', from: ['disputed'], to: 'unmatched', blockedBy: [], by: 'reconcile', recorded: 'merchantSale.resolved' },
]

function isChosenExact({ chosen, amount }: MatchRecord): boolean {
  return chosen?.total.amount === amount.amount
}

function isDifferent({ difference }: MatchRecord): boolean {
  return difference !== null && difference.amount !== 0
}

function hasReceipt({ receiptNo }: MatchRecord): boolean {
  return receiptNo !== null
}

/** Reason for a difference; undefined for any other reason. */
function differenceReasonOf(input: MatchInput | undefined): DifferenceReason | undefined {
  return differenceReasons.find((reason) => reason === input?.reasonCode)
}

/** Reason for a dispute; undefined for any other reason. */
function disputeReasonOf(input: MatchInput | undefined): DisputeReason | undefined {
  return disputeReasons.find((reason) => reason === input?.reasonCode)
}

/** Lifecycle of payments at tills: the matching with receipts. */
export const merchantSale = {
  phaseOf: ({ match }) => match,
  table,
  rules: {
    no_exact: ({ record }) => record.exact.length === 0,
    several_exact: ({ record }) => record.exact.length > 1,
    receipt_missing: ({ body }) => body !== undefined && !body.receiptNo?.trim(),
    receipt_unknown: ({ record, body }) => body !== undefined && record.chosen === null,
    receipt_taken: ({ record }) => record.chosen?.isTaken === true,
    difference_unexplained: ({ body }) =>
      body !== undefined && differenceReasonOf(body) === undefined,
    reason_missing: ({ body }) => body !== undefined && disputeReasonOf(body) === undefined,
    note_missing: ({ body }) => body?.reasonCode === 'other' && isNoteMissing(body.note),
  },
  inputRules: ['receipt_missing', 'reason_missing', 'note_missing'],
  after: (record, { event, to }, { by, at, body }) => {
    const next = { ...record, match: to }
    const how = { by, at, note: body?.note ?? null }
    switch (event) {
      case 'match_exact':
        return { ...next, ...matchedWith(record, record.exact[0], 0), matched: matched(how) }
      case 'match': {
        const { receiptNo, total } = record.chosen ?? {}
        const difference = record.amount.amount - (total?.amount ?? 0)
        const reasonCode = difference === 0 ? null : differenceReasonOf(body)
        return {
          ...next,
          ...matchedWith(record, receiptNo, difference),
          matched: matched(how, reasonCode),
        }
      }
      case 'unmatch':
        return { ...next, receiptNo: null, difference: null, matched: null }
      case 'dispute':
        return { ...next, dispute: { ...how, reasonCode: disputeReasonOf(body) ?? 'other' } }
      case 'resolve':
        return { ...next, dispute: null }
    }
  },
} satisfies Lifecycle<MatchAction, Match, MatchRecord, Happening<MatchInput>, Rule, MatchInput>

function matchedWith({ amount }: MatchRecord, receiptNo: string | undefined, difference: number) {
  return { receiptNo: receiptNo ?? null, difference: { ...amount, amount: difference } }
}

function matched(
  how: Omit<NonNullable<MatchRecord['matched']>, 'reasonCode'>,
  reasonCode: DifferenceReason | null = null,
) {
  return { ...how, reasonCode }
}
