import { machineOf } from '@console/core/flows'
import { order, type OrderRecord } from './lifecycle'

/** A draft of an order. */
const draft: OrderRecord = {
  status: 'draft',
  paymentMethod: 'mobile_money',
  paymentStatus: 'unpaid',
  deliveryMethod: 'delivery',
  flags: [],
  createdBy: null,
  lines: [],
  shipments: [],
  returns: [],
  cancellation: null,
  deliveryFee: { amount: 0, currency: 'KES' },
  refunds: [],
}

/** Lifecycle of an order as a state machine, for the diagram in Storybook. */
export const orderMachine = machineOf('order', order, draft)
