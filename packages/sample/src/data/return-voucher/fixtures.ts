import { database } from '../../store/store'
import { returnDetail } from './details'
import { returnVoucherEntity } from './entity'
import { type RefundAnswer, refundAnswer } from './provider'
import type { ReturnVoucher } from './rows'

/** Checks whether its refund goes through a provider. */
function isSent({ refundMethod }: ReturnVoucher): boolean {
  return refundMethod !== 'credit_note'
}

/** Checks the provider's answer when the refund is sent, or sent or asked about again. */
function says(row: ReturnVoucher, wanted: RefundAnswer['says'], contact = 0): boolean {
  return refundAnswer(row, contact).says === wanted
}

/** Conditions of the returns that stories and tests rely on; the first match is taken. */
const fixtureReturns = {
  submitted: ({ status, isOverWindow }) => status === 'submitted' && !isOverWindow,
  overWindow: ({ status, isOverWindow }) => status === 'submitted' && isOverWindow,
  /** Under review, with a proposal of what to grant. */
  proposed: (row) => row.status === 'under_review' && returnDetail(row).proposedBy !== null,
  asked: ({ status }) => status === 'changes_requested',
  /** Its refund succeeds immediately. */
  approved: (row) => row.status === 'approved' && isSent(row) && says(row, 'succeeded'),
  /** Its refund failed once, and succeeds when it is sent again. */
  refundFailed: (row) => row.refundFailure !== null && says(row, 'succeeded', 1),
  /** Its refund fails. */
  refundFails: (row) =>
    row.status === 'approved' && row.refundFailure === null && isSent(row) && says(row, 'failed'),
  /** The result of its refund is unknown; when asked about, it has succeeded. */
  refundUnknown: (row) => row.status === 'refunding' && says(row, 'succeeded', 1),
  /** The result of its refund is unknown when it is sent. */
  refundSilent: (row) =>
    row.status === 'approved' && row.refundFailure === null && isSent(row) && says(row, 'nothing'),
  /** Its order was not paid: the granted amount is credited. */
  credited: ({ status, refundMethod }) => status === 'approved' && refundMethod === 'credit_note',
  /** Three lines, one of them with several pieces, that were paid. */
  severalLines: (row) =>
    row.status === 'submitted' &&
    !row.isOverWindow &&
    row.amount.currency === 'KES' &&
    row.lineCount > 2 &&
    returnDetail(row).lines.some(({ quantity }) => quantity > 1),
  refused: ({ status }) => status === 'rejected',
  /** In a currency without decimals. */
  wholeCurrency: ({ amount, status, isOverWindow }) =>
    amount.currency === 'UGX' && status === 'submitted' && !isOverWindow,
} satisfies Record<string, (row: ReturnVoucher) => boolean>

/** Name of a return that stories and tests rely on. */
export type FixtureReturn = keyof typeof fixtureReturns

/** Names of all of them. */
export const fixtureReturnNames = Object.keys(fixtureReturns) as FixtureReturn[]

/**
 * Token of a return that stories and tests rely on.
 * @throws Error if the sample data has none
 */
export function fixtureReturn(name: FixtureReturn): string {
  const found = database.rows(returnVoucherEntity).find(fixtureReturns[name])
  if (!found) throw new Error(`The sample data has no return that is ${name}`)
  return found.voucherToken
}
