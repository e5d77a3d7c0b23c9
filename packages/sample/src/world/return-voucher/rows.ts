import type { Ref } from '@console/core/contracts'
import { instant, sampleStart } from '../../store/clock'
import { draws } from '../../draws/random'
import { token } from '../../draws/token'
import { waited } from '../shared/approval'
import { businessRef, tradingBusinesses } from '../business/seeds'
import { dealt } from '../../draws/dealt'
import { once } from '../../draws/once'

/** Domain design 4.8, the summary row. */
export interface ReturnVoucher {
  version: number
  voucherToken: string
  returnNo: string
  merchant: Ref
  reason: ReturnReason
  raisedAt: string
  dueAt: string
  status: ReturnStatus
}

/** Domain design 5.8. */
export type ReturnStatus =
  | 'submitted'
  | 'under_review'
  | 'changes_requested'
  | 'approved'
  | 'refunding'
  | 'refunded'
  | 'closed'
  | 'rejected'

const reasons = [
  'damaged',
  'wrong_item',
  'expired',
  'not_as_described',
  'overcharged',
  'changed_mind',
  'other',
] as const

/** Domain design 4.8. */
export type ReturnReason = (typeof reasons)[number]

const hour = 60 * 60_000
const slaHours = 48

/** Domain design 10: 220 sales returns. */
export const returnVouchers = once((): ReturnVoucher[] =>
  dealt('returnVoucher', 'status', {
    submitted: 26,
    under_review: 9,
    changes_requested: 7,
    approved: 12,
    refunding: 3,
    refunded: 31,
    closed: 112,
    rejected: 20,
  } satisfies Record<ReturnStatus, number>).map((status, index) => {
    const age = isReturnWaiting({ status })
      ? waited('returnVoucher', index, slaHours)
      : draws('returnVoucher', index, 'age').integer(48 * hour, 180 * 24 * hour)
    const merchant = draws('returnVoucher', index, 'merchant').pick(tradingBusinesses())
    return {
      version: 1,
      voucherToken: token('returnVoucher', index),
      returnNo: `RV-2026-${String(index + 1).padStart(6, '0')}`,
      merchant: businessRef(merchant),
      reason: draws('returnVoucher', index, 'reason').pick(reasons),
      raisedAt: instant(sampleStart - age),
      dueAt: instant(sampleStart - age + slaHours * hour),
      status,
    }
  }),
)

/** What waits for a decision. */
export function isReturnWaiting({ status }: Pick<ReturnVoucher, 'status'>): boolean {
  return status === 'submitted' || status === 'under_review'
}
