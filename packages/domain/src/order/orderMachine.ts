import { machineOf } from '@console/core/flows'
import { order, type OrderRecord } from './lifecycle'

/** An order that is written down and not placed. */
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

/** What can happen to an order, as a machine: to be drawn in the book. */
export const orderMachine = machineOf('order', order, draft)
