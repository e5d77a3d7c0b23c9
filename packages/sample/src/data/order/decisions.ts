import { requireTransition } from '@console/core/flows'
import { order, type OrderAction, type OrderInput } from '@console/domain/order'
import { token } from '../../random/token'
import type { SampleDatabase } from '../../store/store'
import type { DecisionRules } from '../../decisions/decisionRules'
import { blockedBy } from '../../decisions/blockedBy'
import { agentCommissionOf, orderRecord, type StoredOrder } from './record'
import { paid, type Paying } from './paymentDecisions'

/** Side effects of decisions about orders. */
interface OrderHooks<Record> extends Paying<Record> {
  /**
   * Releases the reserved stock of an order, or of its unshipped part; the record is as it was before the
   * cancellation.
   */
  whenCancelled(record: Record, isRestocked: boolean, by: string, database: SampleDatabase): void
}

/** Decisions about orders. Payments for cancelled pieces are refunded. */
export function orderDecisions<Record extends StoredOrder>({
  whenCancelled,
  ...paying
}: OrderHooks<Record>): DecisionRules<Record> {
  const { beyond } = paying
  return {
    workflow: 'order',
    ...blockedBy(order, (record, database) => orderRecord(record, beyond, database)),
    decide(deciding) {
      const { record, action, by, at, body, database } = deciding
      const before = orderRecord(record, beyond, database)
      const transition = requireTransition(order, before, action as OrderAction)
      const shipmentToken = token(`shipment ${record.secureToken}`, before.shipments.length)
      const input: OrderInput = body
      const next = order.after(before, transition, { by, at, body: input, shipmentToken })
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
        whenCancelled(record, cancellation.isRestocked, by.token, database)
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
