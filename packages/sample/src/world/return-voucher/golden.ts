import { world } from '../../store/store'
import { returnDetail } from './details'
import { returnVoucherEntity } from './entity'
import { type RefundAnswer, refundAnswer } from './provider'
import type { ReturnVoucher } from './rows'

/** Whether its refund goes through a provider. */
function isSent({ refundMethod }: ReturnVoucher): boolean {
  return refundMethod !== 'credit_note'
}

/** Whether the provider says so when the refund is sent, or sent or asked about again. */
function says(row: ReturnVoucher, wanted: RefundAnswer['says'], contact = 0): boolean {
  return refundAnswer(row, contact).says === wanted
}

/** What the returns are that stories and tests rely on; of several, the first is taken. */
const goldenReturns = {
  submitted: ({ status, isOverWindow }) => status === 'submitted' && !isOverWindow,
  overWindow: ({ status, isOverWindow }) => status === 'submitted' && isOverWindow,
  /** Under review, and somebody has said what to grant. */
  proposed: (row) => row.status === 'under_review' && returnDetail(row).proposedBy !== null,
  asked: ({ status }) => status === 'changes_requested',
  /** Its refund succeeds at once. */
  approved: (row) => row.status === 'approved' && isSent(row) && says(row, 'succeeded'),
  /** Its refund came back once, and succeeds when it is sent again. */
  refundFailed: (row) => row.refundFailure !== null && says(row, 'succeeded', 1),
  /** Its refund fails. */
  refundFails: (row) =>
    row.status === 'approved' && row.refundFailure === null && isSent(row) && says(row, 'failed'),
  /** Nobody knows what becomes of its refund; asked about, it is there. */
  refundUnknown: (row) => row.status === 'refunding' && says(row, 'succeeded', 1),
  /** Nobody knows what becomes of its refund when it is sent. */
  refundSilent: (row) =>
    row.status === 'approved' && row.refundFailure === null && isSent(row) && says(row, 'nothing'),
  /** Nothing of its order was paid: what is granted is credited. */
  credited: ({ status, refundMethod }) => status === 'approved' && refundMethod === 'credit_note',
  /** Three lines, one of them of several pieces, that were paid. */
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

/** The name of a return that stories and tests rely on. */
export type GoldenReturn = keyof typeof goldenReturns

/** The names of all of them. */
export const goldenReturnNames = Object.keys(goldenReturns) as GoldenReturn[]

/**
 * The token of a return that stories and tests rely on.
 * @throws Error where the world has none such
 */
export function goldenReturn(name: GoldenReturn): string {
  const found = world.rows(returnVoucherEntity).find(goldenReturns[name])
  if (!found) throw new Error(`The world has no return that is ${name}`)
  return found.voucherToken
}
