import type { AuditEvent } from '@console/core/workflows'
import { token } from '../../random/token'
import { hour, instant } from '../../store/clock'
import { systemActor } from '../../accounts/actors'
import { indexOf } from '../shared/indexOf'
import { event, type Event } from '../shared/history'
import { seededDispute } from './details'
import { saleEntity } from './entity'
import type { Sale } from './rows'

/** Events of a sale before the sample's start, newest first. */
export function saleHistory(row: Sale): AuditEvent[] {
  const index = indexOf(saleEntity, row)
  const seed = saleEntity.seed()[index]
  const dispute = seededDispute(row)
  const completedAt = Date.parse(row.completedAt)
  const past: Event[] = [event(completedAt, systemActor, 'sale.completed', null, null)]
  if (row.settledAt !== null)
    past.push(event(Date.parse(row.settledAt), systemActor, 'sale.settled', null, null))
  if (seed?.settlement === 'held')
    past.push(event(completedAt + hour / 60, systemActor, 'sale.held', null, null))
  if (dispute)
    past.push(
      event(Date.parse(dispute.at), dispute.by, 'sale.disputed', null, null, {
        reasonCode: dispute.reasonCode,
        note: dispute.note,
      }),
    )
  return past
    .map(({ at, ...rest }, place) => ({
      eventId: token('saleEvent', index * 8 + place),
      at: instant(at),
      ...rest,
    }))
    .toReversed()
}
