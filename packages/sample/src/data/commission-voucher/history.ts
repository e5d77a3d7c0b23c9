import type { AuditEvent } from '@console/core/workflows'
import { token } from '../../random/token'
import { systemActor } from '../../accounts/actors'
import { indexOf } from '../shared/indexOf'
import { event, type Event } from '../shared/history'
import { instant } from '../../store/clock'
import { commissionVoucherEntity } from './entity'
import { type CommissionVoucher, commissionVouchers } from './rows'

/** Events of a voucher before the sample's start, newest first. */
export function voucherHistory(row: CommissionVoucher): AuditEvent[] {
  const index = indexOf(commissionVoucherEntity, row)
  const seed = commissionVouchers()[index]
  // Later vouchers have their history in the log.
  if (!seed) return []
  return eventsOf(seed)
    .map(({ at, ...rest }, place) => ({
      eventId: token('commissionVoucherEvent', index * 16 + place),
      at: instant(at),
      ...rest,
    }))
    .toReversed()
}

function eventsOf(seed: CommissionVoucher): Event[] {
  const { status, prepared, approved, paid, attempts, method, receiptNo, cancellation } = seed
  const preparedAt = Date.parse(prepared.at)
  const happened = [event(preparedAt, prepared.by, 'voucher.prepared', null, null)]
  if (status !== 'draft')
    happened.push(event(preparedAt + 60_000, prepared.by, 'voucher.submitted', null, null))
  if (approved)
    happened.push(event(Date.parse(approved.at), approved.by, 'voucher.approved', null, null))
  if (paid && method === 'cash')
    happened.push(
      event(Date.parse(paid.at), paid.by, 'voucher.handed_over', null, null, {
        reasonCode: null,
        note: receiptNo,
      }),
    )
  for (const { at, by, outcome } of attempts) {
    happened.push(event(Date.parse(at), by, 'voucher.sent', null, null))
    if (outcome === 'unknown') continue
    const type = outcome === 'accepted' ? 'voucher.paid' : 'voucher.failed'
    happened.push(event(Date.parse(at) + 4000, systemActor, type, null, null))
  }
  if (cancellation) {
    const { at, by, reasonCode, note } = cancellation
    happened.push(event(Date.parse(at), by, 'voucher.cancelled', null, null, { reasonCode, note }))
  }
  return happened
}
