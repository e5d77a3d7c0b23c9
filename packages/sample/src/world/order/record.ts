import {
  commissionOf,
  type OrderDetail,
  type OrderLine,
  type OrderRecord,
  type OrderRow,
  type PaymentRecord,
} from '@console/domain/order'
import type { World } from '../../store/store'

/** What decisions since the seed have made of an order beyond its row; what the seed says counts where there was none. */
export interface Progress {
  /** What of it has left, what never will, and how it ended. */
  progress?: Pick<OrderRecord, 'shipments' | 'cancellation'> & {
    /** Of each line, in their order. */
    lines: readonly Pick<OrderLine, 'dispatched' | 'dropped'>[]
  }
  /** What was paid back since the seed. */
  money?: Pick<OrderDetail, 'transactions' | 'refunds'>
}

/** An order as it is kept, as far as decisions about it look at it. */
export type StoredOrder = Pick<
  OrderRow,
  | 'secureToken'
  | 'status'
  | 'paymentMethod'
  | 'paymentStatus'
  | 'deliveryMethod'
  | 'flags'
  | 'createdBy'
  | 'changedAt'
  | 'carrier'
  | 'agentCommission'
> &
  Progress

/** What the agent of an order earns with it, less what pieces took back that are not paid for any more; null where it has none. */
export function agentCommissionOf(
  { agentCommission }: StoredOrder,
  lines: Parameters<typeof commissionOf>[0],
): StoredOrder['agentCommission'] {
  return agentCommission && commissionOf(lines, agentCommission.currency).agent
}

/** What the rules look at beyond the row. */
type Beyond = Pick<
  OrderDetail,
  'lines' | 'shipments' | 'cancellation' | 'returns' | 'deliveryFee' | 'transactions' | 'refunds'
>

/** What an order has beyond its row, as it is now. */
export type BeyondRow<Record> = (record: Record, world: World) => Beyond

/**
 * An order with all that the rules look at. Rows of a list are asked about each action, and most rules look at the row alone: what
 * is beyond it is made once, when it is first looked at.
 */
export function orderRecord<Record extends StoredOrder>(
  record: Record,
  beyond: BeyondRow<Record>,
  world: World,
): OrderRecord & PaymentRecord & Pick<Beyond, 'lines'> {
  let known: Beyond | undefined
  const now = () => (known ??= beyond(record, world))
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
      return now().returns
    },
    get deliveryFee() {
      return now().deliveryFee
    },
    get transactions() {
      return now().transactions
    },
    get refunds() {
      return now().refunds
    },
  }
}
