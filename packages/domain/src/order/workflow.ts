import { orderCapabilities } from './capabilities'
import { defineWorkflow } from '@console/core/workflows'
import type { OrderRow } from './contract'
import { order } from './lifecycle'
import { moneyOfOrder } from './money'
import { orderInput } from './input'
import {
  cancelReasons,
  deliveryFailures,
  needsSecondPerson,
  type OrderAction,
  type OrderStatus,
} from './terms'
import { orderMessages } from './messages'

/** Status after an action, as far as the row alone tells. */
const leadsTo: Record<OrderAction, OrderStatus> = {
  confirm: 'confirmed',
  prepare: 'preparing',
  ready: 'dispatched',
  dispatch: 'dispatched',
  dispatch_part: 'partly_dispatched',
  deliver: 'delivered',
  fail_delivery: 'preparing',
  complete: 'completed',
  close: 'closed',
  cancel: 'cancelled',
  cancel_rest: 'dispatched',
}

/** Workflow of orders. Their payments have another. */
export const orderWorkflow = defineWorkflow<OrderRow>()({
  id: 'order',
  messages: orderMessages,
  statuses: {
    draft: { tone: 'neutral', icon: 'edit' },
    placed: { tone: 'waiting', icon: 'hourglass' },
    confirmed: { tone: 'info', icon: 'accepted' },
    preparing: { tone: 'info', icon: 'box' },
    partly_dispatched: { tone: 'info', icon: 'truck' },
    dispatched: { tone: 'info', icon: 'truck' },
    delivered: { tone: 'success', icon: 'accepted' },
    completed: { tone: 'success', icon: 'archive' },
    closed: { tone: 'neutral', icon: 'archive' },
    cancelled: { tone: 'danger', icon: 'reject' },
  },
  statusesOf: ({ status }) => [status],
  actions: {
    // An order that needs the approval of someone else is reviewed first.
    confirm: {
      icon: 'approve',
      placement: 'primary',
      shortcut: 'A',
      showsAmount: true,
      amountOf: ({ total }) => total,
      requiresConfirmationFor: needsSecondPerson,
    },
    prepare: { icon: 'box', placement: 'primary', shortcut: 'A' },
    ready: { icon: 'hand', placement: 'primary', shortcut: 'A' },
    dispatch: {
      icon: 'truck',
      placement: 'primary',
      shortcut: 'A',
      inputFields: { texts: ['carrier', 'trackingNumber'] },
      isSilent: true,
    },
    dispatch_part: { icon: 'box', placement: 'secondary', hasOwnForm: true, isSilent: true },
    deliver: {
      icon: 'accepted',
      placement: 'primary',
      shortcut: 'A',
      hasOwnForm: true,
      isSilent: true,
    },
    fail_delivery: { icon: 'return', placement: 'secondary', hasOwnForm: true, isSilent: true },
    complete: {
      icon: 'archive',
      placement: 'primary',
      shortcut: 'A',
      isConfirmed: true,
      isFinal: true,
    },
    close: {
      icon: 'archive',
      placement: 'primary',
      shortcut: 'A',
      isConfirmed: true,
      isFinal: true,
    },
    cancel: {
      icon: 'ban',
      placement: 'secondary',
      shortcut: 'R',
      hasOwnForm: true,
      showsAmount: true,
      isDestructive: true,
      isFinal: true,
    },
    cancel_rest: {
      icon: 'ban',
      placement: 'secondary',
      shortcut: 'R',
      hasOwnForm: true,
      showsAmount: true,
      isDestructive: true,
      isFinal: true,
    },
  },
  blockers: {
    wrong_status: { status: 409 },
    stock_short: { status: 409 },
    not_paid: { status: 409 },
    credit_exceeded: { status: 409 },
    needs_approval: { status: 409 },
    price_overridden: { status: 409 },
    same_person: { status: 403 },
    carrier_missing: { status: 422, field: 'carrier' },
    tracking_missing: { status: 422, field: 'trackingNumber' },
    lines_missing: { status: 422, field: 'lines' },
    quantity_exceeded: { status: 422, field: 'lines' },
    nothing_stays: { status: 422, field: 'lines' },
    nothing_under_way: { status: 409 },
    shipment_missing: { status: 422, field: 'shipmentToken' },
    reason_missing: { status: 422, field: 'reasonCode' },
    note_missing: { status: 422, field: 'note' },
    return_open: { status: 409 },
  },
  reasons: [...new Set([...cancelReasons, ...deliveryFailures])],
  capabilities: {
    create: orderCapabilities.create,
    progress: orderCapabilities.progress,
    complete: orderCapabilities.complete,
    cancel: orderCapabilities.cancel,
  },
  input: orderInput,
  lifecycle: order,
  moneyOf: moneyOfOrder,
  expected: (row, action) => ({ ...row, status: leadsTo[action] }),
})
