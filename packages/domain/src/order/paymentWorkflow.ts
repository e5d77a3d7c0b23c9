import { orderCapabilities } from './capabilities'
import { defineWorkflow } from '@console/core/workflows'
import { returnReasons } from './returns'
import type { OrderRow } from './contract'
import { moneyOfPayment } from './money'
import { orderPayment } from './paymentLifecycle'
import { paymentInput } from './input'
import { orderMessages } from './messages'

/**
 * Workflow of the payments of orders: the other region of their lifecycle. Neither decision can be undone: the money
 * was received, or is on its way.
 */
export const paymentWorkflow = defineWorkflow<OrderRow>()({
  id: 'payment',
  messages: orderMessages,
  // Not shown beside the status of the order: its details show them.
  statuses: {},
  statusesOf: () => [],
  actions: {
    settle: {
      icon: 'accepted',
      placement: 'secondary',
      inputFields: { texts: ['reference'] },
      showsAmount: true,
      isFinal: true,
      isSilent: true,
    },
    refund: {
      icon: 'money',
      placement: 'secondary',
      hasOwnForm: true,
      showsAmount: true,
      isFinal: true,
      confirms: ({ total }) => total,
      isSilent: true,
    },
  },
  blockers: {
    wrong_status: { status: 409 },
    same_person: { status: 403 },
    not_arrived: { status: 409 },
    lines_missing: { status: 422, field: 'lines' },
    quantity_exceeded: { status: 422, field: 'lines' },
    delivery_exceeded: { status: 422, field: 'delivery' },
    amount_missing: { status: 422, field: 'lines' },
    amount_exceeded: { status: 422, field: 'lines' },
    reason_missing: { status: 422, field: 'reasonCode' },
    note_missing: { status: 422, field: 'note' },
    reference_missing: { status: 422, field: 'reference' },
    method_wrong: { status: 422, field: 'method' },
  },
  reasons: returnReasons,
  capabilities: { refund: orderCapabilities.refund, progress: orderCapabilities.progress },
  input: paymentInput,
  lifecycle: orderPayment,
  moneyOf: moneyOfPayment,
  expected: (row) => row,
})
