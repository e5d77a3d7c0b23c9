import { firstHindrance, transitionOf } from '@console/core/flows'
import { order, type OrderAction, type OrderRecord, type OrderSaying } from '@console/domain/order'
import { token } from '../draws/token'
import type { World } from '../store/store'
import type { DecisionRules } from './decisionRules'

/** What decisions since the seed have made of an order beyond its row; what the seed says counts where there was none. */
export interface Progress {
  progress?: Pick<OrderRecord, 'lines' | 'shipments' | 'cancellation'>
}

type StoredOrder = Pick<
  OrderRecord,
  'status' | 'paymentMethod' | 'paymentStatus' | 'deliveryMethod' | 'flags'
> &
  Progress & { secureToken: string; changedAt: string; carrier: string | null }

/** What the rules look at, of an order of the seed. */
type Beyond = Pick<OrderRecord, 'lines' | 'shipments' | 'cancellation' | 'returns'>

/**
 * Domain design 5.7: what can be decided about orders.
 * @param beyond what the record of an order has that the rules look at; asked only where a rule does
 */
export function orderDecisions<Record extends StoredOrder>(
  beyond: (record: Record, world: World) => Beyond,
): DecisionRules<Record> {
  /** Rows of a list are asked seven times each: most rules look at the row alone. */
  function asked(record: Record, world: World): OrderRecord {
    let known: Beyond | undefined
    const seed = () => (known ??= beyond(record, world))
    const now = () => record.progress ?? seed()
    return {
      ...record,
      get lines() {
        return now().lines
      },
      get shipments() {
        return now().shipments
      },
      get cancellation() {
        return now().cancellation
      },
      get returns() {
        return seed().returns
      },
    }
  }

  return {
    kind: 'order',
    did: {
      confirm: 'confirmed',
      prepare: 'prepared',
      ready: 'laid ready',
      dispatch: 'dispatched',
      deliver: 'noted the delivery of',
      complete: 'completed',
      cancel: 'cancelled',
    } satisfies { [action in OrderAction]: string },
    why: {
      stock_short: 'There is not enough of it in stock.',
      not_paid: 'It is not paid.',
      credit_exceeded: 'It is more than its buyer may owe: an administrator confirms it.',
      needs_approval: 'It is over the limit: an administrator confirms it.',
      carrier_missing: 'This needs a carrier.',
      tracking_missing: 'A tracking number has 4 to 40 characters.',
      shipment_missing: 'Say which shipment has arrived.',
      reason_missing: 'This needs a reason.',
      note_missing: 'This needs a note of at least 10 characters.',
      return_open: 'A return of it is open.',
    },
    hindranceOf: (record, action, caller, world, body) =>
      firstHindrance(order, {
        record: asked(record, world),
        event: action as OrderAction,
        caller,
        body: body as OrderSaying | undefined,
      }),
    decide({ record, action, by, at, body, world }) {
      const before = asked(record, world)
      const transition = transitionOf(order, before, action as OrderAction)
      if (!transition) throw new Error(`${action} is not possible`)
      const shipmentToken = token(`shipment ${record.secureToken}`, before.shipments.length)
      const said: OrderSaying = body
      const next = order.after(before, transition, { by, at, body: said, shipmentToken })
      const { status, flags, lines, shipments, cancellation } = next
      const fields: Partial<StoredOrder> = {
        status,
        flags,
        changedAt: at,
        carrier: shipments.at(-1)?.carrier ?? record.carrier,
        progress: { lines, shipments, cancellation },
      }
      return {
        fields: fields as Partial<Record>,
        recorded: transition.recorded,
        from: record.status,
        to: status,
        isDecision: true,
      }
    },
    overRow: () => ({ progress: undefined, money: undefined }),
  }
}
