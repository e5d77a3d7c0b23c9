import {
  commissionOf,
  type OrderDetail,
  type OrderLine,
  type OrderRecord,
  type OrderRow,
  type PaymentRecord,
} from '@console/domain/order'
import type { SampleDatabase } from '../../store/store'

/** Fields of an order beyond its row that decisions since the seed have set; without any, the seed's apply. */
export interface Progress {
  /** Shipments, dropped pieces and the end of the order. */
  progress?: Pick<OrderRecord, 'shipments' | 'cancellation'> & {
    /** For each line, in their order. */
    lines: readonly Pick<OrderLine, 'dispatched' | 'dropped'>[]
  }
  /** Refunds and transactions since the seed. */
  money?: Pick<OrderDetail, 'transactions' | 'refunds'>
}

/** The part of a stored order that decisions need. */
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

/** Commission of an order's agent, less that on pieces that are no longer paid for; null without an agent. */
export function agentCommissionOf(
  { agentCommission }: StoredOrder,
  lines: Parameters<typeof commissionOf>[0],
): StoredOrder['agentCommission'] {
  return agentCommission && commissionOf(lines, agentCommission.currency).agent
}

/** Fields beyond the row that the rules need. */
type Beyond = Pick<
  OrderDetail,
  'lines' | 'shipments' | 'cancellation' | 'returns' | 'deliveryFee' | 'transactions' | 'refunds'
>

/** Computes the current fields of an order beyond its row. */
export type BeyondRow<Record> = (record: Record, database: SampleDatabase) => Beyond

/**
 * Record of an order for the rules. Each action of a list row is checked, and most rules need only the row: further fields are
 * lazy, and computed once.
 */
export function orderRecord<Record extends StoredOrder>(
  record: Record,
  beyond: BeyondRow<Record>,
  database: SampleDatabase,
): OrderRecord & PaymentRecord & Pick<Beyond, 'lines'> {
  let known: Beyond | undefined
  const now = () => (known ??= beyond(record, database))
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
