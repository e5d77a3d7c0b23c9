import { machineOf } from '@console/core/flows'
import { orderPayment, type PaymentRecord } from './paymentLifecycle'

/** An unpaid order. */
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

/** Lifecycle of the payment of an order as a state machine, for the diagram in Storybook. */
export const paymentMachine = machineOf('payment', orderPayment, unpaid)
