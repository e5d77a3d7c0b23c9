import { defineFields } from '@console/core/fields'
import type { OrderRow } from './contract'
import {
  deliveryMethods,
  orderChannels,
  orderFlags,
  orderStatuses,
  paymentMethods,
  paymentStatuses,
} from './terms'

/** Fields by which lists of orders can be queried. */
export const orderFields = defineFields<Omit<OrderRow, '_actions' | 'isLate'>>()({
  reference: { type: 'text', of: ({ reference }) => reference, searched: true, sorted: true },
  channel: { type: 'choice', values: orderChannels, of: ({ channel }) => channel, filtered: true },
  status: {
    type: 'choice',
    values: orderStatuses,
    of: ({ status }) => status,
    sorted: true,
    filtered: true,
  },
  createdAt: { type: 'instant', of: ({ createdAt }) => createdAt, sorted: true },
  placedAt: {
    type: 'instant',
    of: ({ placedAt }) => placedAt,
    sorted: true,
    filtered: 'placed',
  },
  /** In this month, by UTC. */
  thisMonth: { type: 'flag', filtered: true },
  changedAt: { type: 'instant', of: ({ changedAt }) => changedAt, sorted: true },
  /** A business and the person who orders for it, or a person, by `userToken`. */
  buyer: {
    type: 'references',
    of: ({ buyer: { business, userToken, name } }) => {
      const person = { token: userToken, label: name }
      return business ? [business, person] : [person]
    },
    searched: true,
    sorted: true,
    filtered: true,
  },
  seller: {
    type: 'reference',
    of: ({ seller }) => seller,
    searched: true,
    sorted: true,
    filtered: true,
  },
  agent: {
    type: 'reference',
    of: ({ agent }) => agent,
    searched: true,
    sorted: true,
    filtered: true,
  },
  purchaseOrder: { type: 'text', of: ({ purchaseOrder }) => purchaseOrder, searched: true },
  lineCount: { type: 'count', of: ({ lineCount }) => lineCount, sorted: true },
  total: {
    type: 'money',
    of: ({ total }) => total,
    sorted: true,
    filtered: 'amount',
    totalled: true,
  },
  currency: { type: 'text', of: ({ total }) => total.currency, filtered: true },
  agentCommission: { type: 'money', of: ({ agentCommission }) => agentCommission },
  paymentMethod: {
    type: 'choice',
    values: paymentMethods,
    of: ({ paymentMethod }) => paymentMethod,
    filtered: true,
  },
  paymentStatus: {
    type: 'choice',
    values: paymentStatuses,
    of: ({ paymentStatus }) => paymentStatus,
    filtered: true,
  },
  dueAt: { type: 'instant', of: ({ dueAt }) => dueAt, sorted: true },
  /** On account, and not paid by the due date. */
  overdue: { type: 'flag', filtered: true },
  deliveryMethod: {
    type: 'choice',
    values: deliveryMethods,
    of: ({ deliveryMethod }) => deliveryMethod,
    filtered: true,
  },
  county: { type: 'text', of: ({ county }) => county, sorted: true, filtered: true },
  promisedAt: { type: 'instant', of: ({ promisedAt }) => promisedAt, sorted: true },
  /** The promised delivery has passed, and it has not arrived. */
  late: { type: 'flag', filtered: true },
  carrier: { type: 'text', of: ({ carrier }) => carrier },
  flags: { type: 'choices', values: orderFlags, of: ({ flags }) => flags, filtered: 'flag' },
  /** With returned pieces. */
  returned: { type: 'flag', filtered: true },
})
