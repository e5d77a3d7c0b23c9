import type { AuditEvent } from '@console/core/workflows'
import type { Transaction } from '@console/domain/order'
import { token } from '../../random/token'
import { systemActor } from '../../accounts/actors'
import { indexOf } from '../shared/indexOf'
import { event, type Event } from '../shared/history'
import { instant } from '../../store/clock'
import { amountsOf } from './amounts'
import { orderEntity } from './entity'
import { type OrderHappened, replayed } from './replay'
import type { Order } from './rows'

/** Events of an order and its payments before the sample's start, newest first. */
export function orderHistory(row: Order): AuditEvent[] {
  // Later orders have their history in the log.
  if (row.placed) return []
  const index = indexOf(orderEntity, row)
  return [
    ...replayed(index).happened.map(stepEvent),
    ...amountsOf(index).transactions.map(paymentEvent),
  ]
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, ...rest }, place) => ({
      eventId: token('orderEvent', index * 64 + place),
      at: instant(at),
      ...rest,
    }))
    .toReversed()
}

/** A shipment is identified by its carrier and number, a delivery by its recipient. */
function stepEvent({ at, by, recorded, from, to, body }: OrderHappened): Event {
  const note = body.carrier ? `${body.carrier}, ${body.trackingNumber}` : (body.receivedBy ?? null)
  return event(at, by, recorded, from, to, { reasonCode: body.reasonCode ?? null, note })
}

const recordedAs: Record<Transaction['type'], Record<Transaction['state'], string>> = {
  charge: { pending: 'payment.charged', succeeded: 'payment.paid', failed: 'payment.failed' },
  refund: {
    pending: 'payment.refund_sent',
    succeeded: 'payment.refunded',
    failed: 'payment.refund_failed',
  },
}

function paymentEvent({ at, type, state, provider, providerReference }: Transaction): Event {
  const note = [provider, providerReference].filter((each) => each !== null).join(', ') || null
  return event(Date.parse(at), systemActor, recordedAs[type][state], null, null, {
    reasonCode: null,
    note,
  })
}
