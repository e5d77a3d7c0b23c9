import { describe, expect, test } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import { firstHindrance, machineOf, transitionOf } from '@console/core/flows'
import {
  orderPayment,
  type PaymentEvent,
  type PaymentRecord,
  type PaymentSaying,
} from './paymentLifecycle'
import { type PaymentMethod, type PaymentStatus, paymentStatuses } from './terms'

const caller = { token: 'brian', roles: ['admin'] }
const events = [...new Set(orderPayment.table.map(({ event }) => event))]

function payment(
  paymentStatus: PaymentStatus,
  paymentMethod: PaymentMethod = 'mobile_money',
): PaymentRecord {
  return { paymentStatus, paymentMethod, refundable: 1000 }
}

function hindrance(record: PaymentRecord, event: PaymentEvent, body: PaymentSaying) {
  return firstHindrance(orderPayment, { record, event, caller, body })
}

const refunds = { refund_part: 'partly_refunded', refund: 'refunded' } as const
const leads: [
  PaymentMethod,
  Partial<Record<PaymentStatus, Partial<Record<PaymentEvent, PaymentStatus>>>>,
][] = [
  [
    'mobile_money',
    {
      unpaid: { charge: 'pending' },
      pending: { charge_succeeded: 'paid', charge_failed: 'failed' },
      failed: { charge: 'pending' },
      paid: refunds,
      partly_refunded: refunds,
    },
  ],
  ['cash_on_delivery', { unpaid: { settle: 'paid' }, paid: refunds, partly_refunded: refunds }],
  [
    'on_account',
    {
      unpaid: { put_on_account: 'on_account' },
      on_account: { settle: 'paid' },
      paid: refunds,
      partly_refunded: refunds,
    },
  ],
]

describe.each(leads)('domain design 5.7: a payment by %s', (method, ways) => {
  const reached = new Set(Object.values(ways).flatMap((way) => Object.values(way)))
  const own = paymentStatuses.filter((status) => status === 'unpaid' || reached.has(status))

  test.each(own.flatMap((status) => events.map((event) => ({ status, event }))))(
    '$event of what is $status',
    ({ status, event }) => {
      const record = payment(status, method)
      const next = ways[status]?.[event]
      expect(hindrance(record, event, { amount: 400 })).toBe(
        next === undefined ? 'wrong_status' : null,
      )
      const transition = transitionOf(orderPayment, record, event)
      if (transition)
        expect(
          orderPayment.after(record, transition, { by: null as never, at: '' }).paymentStatus,
        ).toBe(next)
    },
  )

  test('the machine reaches every status of it, and no other', () => {
    const machine = machineOf('orderPayment', orderPayment, payment('unpaid', method))
    const paths = getShortestPaths(machine, {
      events: events.map((type) => {
        const body = { amount: 400 }
        return { type, caller, body, how: { body } }
      }) as never[],
    })
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(own))
  })
})

describe('refunds never exceed what came in', () => {
  test.each([
    ['amount_missing', 0],
    ['amount_missing', -5],
    ['amount_exceeded', 1000],
    ['amount_exceeded', 1001],
    [null, 999],
  ] as const)('%s: %i of 1000', (rule, amount) => {
    expect(hindrance(payment('paid'), 'refund_part', { amount })).toBe(rule)
  })

  test('a part takes from what is left, the whole leaves nothing', () => {
    const refund = (record: PaymentRecord, event: PaymentEvent, amount: number) =>
      orderPayment.after(record, transitionOf(orderPayment, record, event)!, {
        by: null as never,
        at: '',
        body: { amount },
      })
    const part = refund(payment('paid'), 'refund_part', 400)
    expect(part).toMatchObject({ paymentStatus: 'partly_refunded', refundable: 600 })
    expect(hindrance(part, 'refund_part', { amount: 600 })).toBe('amount_exceeded')
    expect(refund(part, 'refund', 0).refundable).toBe(0)
  })
})
