import { machineOf } from '@console/core/flows'
import { orderPayment, type PaymentRecord } from './paymentLifecycle'

/** An order of which nothing is paid. */
const unpaid: PaymentRecord = {
  status: 'placed',
  paymentStatus: 'unpaid',
  paymentMethod: 'mobile_money',
  deliveryFee: { amount: 0, currency: 'KES' },
  lines: [],
  shipments: [],
  transactions: [],
  refunds: [],
  flags: [],
  createdBy: null,
}

/** What can happen to the payment of an order, as a machine: to be drawn in the book. */
export const paymentMachine = machineOf('payment', orderPayment, unpaid)
