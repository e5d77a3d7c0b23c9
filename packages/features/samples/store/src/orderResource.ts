import { requireFound } from '@console/core/api'
import type { Skipped } from '@console/core/contracts'
import { defineFields } from '@console/core/fields'
import { actionState, versioned } from '@console/core/workflows'
import { type Resource, wholeCalls } from '@console/core/resources'
import * as z from 'zod/mini'
import { readOrder, readOrders } from './api'
import { type Order, order } from './contract'
import { toMoney } from './pricing'
import { createVersions } from './seenVersions'
import { statuses, statusOf } from './orderStatus'

/**
 * An order with the fields that lists and records require. It has no actions: the specification has no call for them.
 */
const orderRow = z.extend(z.extend(order, versioned.shape), {
  _actions: z.array(actionState([], [])),
})

/** An order as lists show it. */
export type OrderRow = z.infer<typeof orderRow>

/** Instant of a contract time, `2026/06/15 09:00:00`: in UTC, which the specification leaves open. */
export function instantOf(moment: string): string {
  return `${moment.replaceAll('/', '-').replace(' ', 'T')}Z`
}

/** Name of the customer. */
export function customerName({ customer }: Pick<Order, 'customer'>): string {
  return `${customer.firstName} ${customer.lastName}`.trim()
}

/** Payment methods of an order (specification 9). */
export const methods = ['credit_card', 'check', 'paypal', 'bank_wire'] as const

const methodNames: Readonly<Record<string, (typeof methods)[number]>> = {
  'Credit Card': 'credit_card',
  Check: 'check',
  PayPal: 'paypal',
  'Bank-wire': 'bank_wire',
}

/** Payment method of an order; null if it is unknown. */
export function methodOf({ payment }: Pick<Order, 'payment'>): (typeof methods)[number] | null {
  return methodNames[payment.method] ?? null
}

/** Fields for searching, sorting and filtering orders. */
export const orderFields = defineFields<OrderRow>()({
  reference: { type: 'text', of: ({ reference }) => reference, searched: true, sorted: true },
  customer: { type: 'text', of: customerName, searched: true, sorted: true },
  total: { type: 'money', of: ({ total }) => toMoney(total), sorted: true, filtered: true },
  method: { type: 'choice', values: methods, of: methodOf, sorted: true, filtered: true },
  status: {
    type: 'choice',
    values: statuses,
    of: ({ status: [newest] }) => (newest ? statusOf(newest) : null),
    sorted: true,
    filtered: true,
  },
  date: {
    type: 'instant',
    of: ({ date }) => instantOf(date),
    sorted: true,
    filtered: true,
  },
})

const tokenOf = ({ id }: Pick<Order, 'id'>) => id
const versionOf = createVersions()

function rowOf(read: Order): OrderRow {
  return { ...read, version: versionOf(read.id, read), _actions: [] }
}

/** Orders of the store, read-only. */
export const ordersResource: Resource<OrderRow, OrderRow, typeof orderFields> = {
  id: 'store-orders',
  base: 'samples',
  path: '/ProductManagement-app/orders',
  row: orderRow,
  detail: orderRow,
  fields: orderFields,
  tokenOf,
  nameOf: ({ reference }) => reference,
  revisionOf: () => 1,
  workflows: [],
  calls: {
    ...wholeCalls<OrderRow>(
      { fields: orderFields, tokenOf, workflows: [] },
      async (send, signal) => {
        let skipped: Skipped | null = null
        const read = await readOrders(send, {
          ...(signal ? { signal } : {}),
          onSkipped: (leftOut) => (skipped = leftOut),
        })
        return { rows: read.map(rowOf), skipped }
      },
    ),
    async readRecord(send, id, signal) {
      return rowOf(requireFound(await readOrder(send, id, signal)))
    },
  },
}
