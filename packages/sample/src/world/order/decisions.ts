import { requireTransition } from '@console/core/flows'
import { order, type OrderAction, type OrderInput } from '@console/domain/order'
import { token } from '../../draws/token'
import type { World } from '../../store/store'
import type { DecisionRules } from '../../decisions/decisionRules'
import { hinderedBy } from '../../decisions/hinderedBy'
import { agentCommissionOf, orderRecord, type StoredOrder } from './record'
import { paid, type Paying } from './paymentDecisions'

/** What the world does for the decisions about orders. */
interface OrderHooks<Record> extends Paying<Record> {
  /** Lets go of what was reserved for an order, or for what has not left of it: as it was before it was cancelled. */
  whenCancelled(record: Record, isRestocked: boolean, by: string, world: World): void
}

/** What can be decided about orders. What was paid for what is cancelled goes back. */
export function orderDecisions<Record extends StoredOrder>({
  whenCancelled,
  ...paying
}: OrderHooks<Record>): DecisionRules<Record> {
  const { beyond } = paying
  return {
    kind: 'order',
    did: {
      confirm: 'confirmed',
      prepare: 'prepared',
      ready: 'laid ready',
      dispatch: 'dispatched',
      dispatch_part: 'dispatched a part of',
      deliver: 'noted the delivery of',
      fail_delivery: 'noted that a delivery failed of',
      complete: 'completed',
      cancel: 'cancelled',
      cancel_rest: 'cancelled the rest of',
    } satisfies { [action in OrderAction]: string },
    why: {
      stock_short: 'There is not enough of it in stock.',
      not_paid: 'It is not paid.',
      credit_exceeded: 'It is more than its buyer may owe: an administrator confirms it.',
      needs_approval: 'It is over the limit: an administrator confirms it.',
      price_overridden: 'Another price was agreed: an administrator confirms it.',
      same_person: 'Who has written it does not approve of it.',
      carrier_missing: 'This needs a carrier.',
      tracking_missing: 'A tracking number has 4 to 40 characters.',
      lines_missing: 'Say how many pieces.',
      quantity_exceeded: 'There are not so many pieces left.',
      nothing_stays: 'A part leaves something: dispatch all of it instead.',
      nothing_under_way: 'Nothing of it is under way.',
      shipment_missing: 'Say which shipment it is.',
      reason_missing: 'This needs a reason.',
      note_missing: 'This needs a note of at least 10 characters.',
      return_open: 'A return of it is open.',
    },
    ...hinderedBy(order, (record, world) => orderRecord(record, beyond, world)),
    decide(deciding) {
      const { record, action, by, at, body, world } = deciding
      const before = orderRecord(record, beyond, world)
      const transition = requireTransition(order, before, action as OrderAction)
      const shipmentToken = token(`shipment ${record.secureToken}`, before.shipments.length)
      const said: OrderInput = body
      const next = order.after(before, transition, { by, at, body: said, shipmentToken })
      const { status, flags, lines, shipments, cancellation } = next
      const fields: Partial<StoredOrder> = {
        status,
        flags,
        changedAt: at,
        carrier: shipments.at(-1)?.carrier ?? record.carrier,
        progress: {
          lines: lines.map(({ dispatched, dropped }) => ({ dispatched, dropped })),
          shipments,
          cancellation,
        },
      }
      if (action === 'cancel')
        Object.assign(fields, paid(deciding, next, 'refund_cancelled', {}, paying))
      if (action === 'cancel_rest') {
        const agentCommission = agentCommissionOf(record, lines)
        Object.assign(fields, paid(deciding, before, 'refund_rest', {}, paying), {
          agentCommission,
        })
      }
      if (cancellation && cancellation !== before.cancellation)
        whenCancelled(record, cancellation.isRestocked, by.token, world)
      return {
        fields: fields as Partial<Record>,
        recorded: transition.recorded,
        from: record.status,
        to: status,
        isDecision: true,
      }
    },
    overRow: () => ({ progress: undefined, money: undefined, refundsOfReturns: undefined }),
  }
}
