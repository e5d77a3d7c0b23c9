import type { Actor, Ref } from '@console/core/contracts'
import { instant, sampleStart } from '../../store/clock'
import { draws } from '../../draws/random'
import { token } from '../../draws/token'
import { staffActor } from '../shared/actors'
import { agentRef, agentSeeds } from '../agent/seeds'
import { waited } from '../shared/approval'
import { dealt } from '../../draws/dealt'
import { once } from '../../draws/once'

/** Domain design 4.6, the summary row. */
export interface CommissionVoucher {
  version: number
  voucherToken: string
  voucherNo: string
  agent: Ref
  status: VoucherStatus
  preparedBy: Actor
  preparedAt: string
  dueAt: string
}

/** Domain design 5.6. */
export type VoucherStatus =
  | 'draft'
  | 'submitted'
  | 'approved'
  | 'paying'
  | 'paid'
  | 'failed'
  | 'cancelled'

const hour = 60 * 60_000
const slaHours = 72

/** Domain design 10: 160 commission vouchers in all states, 5 of them failed. */
export const commissionVouchers = once((): CommissionVoucher[] => {
  const earning = agentSeeds().filter(({ approval }) => approval.approvalStatus === 'approved')
  return dealt('commissionVoucher', 'status', {
    draft: 12,
    submitted: 14,
    approved: 9,
    paying: 4,
    paid: 108,
    failed: 5,
    cancelled: 8,
  } satisfies Record<VoucherStatus, number>).map((status, index) => {
    const age = isVoucherWaiting({ status })
      ? waited('commissionVoucher', index, slaHours)
      : draws('commissionVoucher', index, 'age').integer(hour, 180 * 24 * hour)
    return {
      version: 1,
      voucherToken: token('commissionVoucher', index),
      voucherNo: `CV-2026-${String(index + 1).padStart(6, '0')}`,
      agent: agentRef(draws('commissionVoucher', index, 'agent').pick(earning)),
      status,
      preparedBy: staffActor(draws('commissionVoucher', index, 'preparedBy').integer(0, 9)),
      preparedAt: instant(sampleStart - age),
      dueAt: instant(sampleStart - age + slaHours * hour),
    }
  })
})

/** What waits for someone: to be approved, to be paid, or to be tried again. */
export function isVoucherWaiting({ status }: Pick<CommissionVoucher, 'status'>): boolean {
  return status === 'submitted' || status === 'approved' || status === 'failed'
}
