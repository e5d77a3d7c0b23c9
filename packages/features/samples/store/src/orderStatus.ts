import type { StatusChipProps } from '@console/ui'
import type { StatusEntry } from './contract'

/** Specification 4: the 14 order statuses, by id from 1. */
export const statuses = [
  'awaiting_check',
  'accepted',
  'preparing',
  'shipped',
  'delivered',
  'canceled',
  'refunded',
  'payment_error',
  'preorder_paid',
  'awaiting_wire',
  'awaiting_paypal',
  'remote_accepted',
  'preorder_unpaid',
  'awaiting_cash',
] as const

/** Order status of specification 4. */
export type Status = (typeof statuses)[number]

/** Status of an entry; null if the specification does not have it. */
export function statusOf({ id }: Pick<StatusEntry, 'id'>): Status | null {
  return statuses[id - 1] ?? null
}

/**
 * Appearance of each status: pending and failed ones stand out. The colour of an entry would not be legible in every
 * colour scheme.
 */
export const statusLooks = {
  awaiting_check: { tone: 'warning' },
  accepted: { tone: 'success' },
  preparing: { tone: 'info' },
  shipped: { tone: 'info' },
  delivered: { tone: 'success' },
  canceled: { tone: 'danger' },
  refunded: { tone: 'neutral' },
  payment_error: { tone: 'danger' },
  preorder_paid: { tone: 'info' },
  awaiting_wire: { tone: 'warning' },
  awaiting_paypal: { tone: 'warning' },
  remote_accepted: { tone: 'success' },
  preorder_unpaid: { tone: 'warning' },
  awaiting_cash: { tone: 'warning' },
} as const satisfies Record<Status, Pick<StatusChipProps, 'tone'>>
