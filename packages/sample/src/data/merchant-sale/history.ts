import type { AuditEvent } from '@console/core/workflows'
import { token } from '../../random/token'
import { instant } from '../../store/clock'
import { systemActor } from '../../accounts/actors'
import { indexOf } from '../shared/indexOf'
import { event, type Event } from '../shared/history'
import { merchantSaleEntity } from './entity'
import { type MerchantSale, merchantSales } from './rows'

/** Events of a payment before the sample's start, newest first. */
export function merchantSaleHistory(row: MerchantSale): AuditEvent[] {
  const index = indexOf(merchantSaleEntity, row)
  const { occurredAt, matched, dispute, difference } = merchantSales()[index] ?? row
  const past: Event[] = [
    event(Date.parse(occurredAt), systemActor, 'merchantSale.received', null, null),
  ]
  if (matched) {
    const isWhole = difference?.amount === 0
    const recorded = isWhole ? 'merchantSale.matched' : 'merchantSale.partly_matched'
    past.push(event(Date.parse(matched.at), matched.by, recorded, null, null, matched))
  }
  if (dispute)
    past.push(
      event(Date.parse(dispute.at), dispute.by, 'merchantSale.disputed', null, null, dispute),
    )
  return past
    .map(({ at, ...rest }, place) => ({
      eventId: token('merchantSaleEvent', index * 4 + place),
      at: instant(at),
      ...rest,
    }))
    .toReversed()
}
