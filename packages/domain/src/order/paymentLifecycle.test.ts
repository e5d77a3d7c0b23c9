import { describe, expect, test } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import type { Actor, Money } from '@console/core/contracts'
import { firstBlocker, machineOf, transitionOf } from '@console/core/flows'
import { breakdownOf, commissionOf, priceLine, refundableOf } from './breakdown'
import {
  orderPayment,
  type PaymentEvent,
  type PaymentRecord,
  type PaymentInput,
} from './paymentLifecycle'
import {
  orderRefundMethods,
  type PaymentMethod,
  paymentMethods,
  type PaymentStatus,
  paymentStatuses,
  refundMethodsOf,
} from './terms'

const brian: Actor = { token: 'brian', name: 'Brian Otieno', role: 'admin' }
const caller = { token: 'brian', roles: ['admin'] }
const events = [...new Set(orderPayment.table.map(({ event }) => event))]
const shillings = (amount: number): Money => ({ amount, currency: 'UGX' })

/** Ten pieces at 333, eight of them delivered, sold at a rate that has changed since. */
const price = { unitPrice: shillings(333), quantity: 10, discount: shillings(0), taxBps: 1800 }
const beans = {
  lineId: 'beans',
  ...price,
  ...priceLine(price),
  dispatched: 10,
  dropped: 0,
  returned: 0,
  rates: { platform: { rateToken: '2025', rateBps: 750 }, agent: null },
}
const total = beans.total.amount + 500

function payment(
  paymentStatus: PaymentStatus,
  paymentMethod: PaymentMethod = 'mobile_money',
): PaymentRecord {
  return {
    status: 'dispatched',
    flags: [],
    createdBy: null,
    paymentStatus,
    paymentMethod,
    deliveryFee: shillings(500),
    lines: [beans],
    shipments: [
      { state: 'delivered', lines: [{ lineId: 'beans', quantity: 8 }] },
      { state: 'under_way', lines: [{ lineId: 'beans', quantity: 2 }] },
    ],
    transactions: [
      {
        transactionId: 'charge',
        type: 'charge',
        state: 'succeeded',
        amount: shillings(total),
        provider: 'M-PESA',
        providerReference: 'T1',
        at: '',
      },
    ],
    refunds: [],
  }
}

/** Everything has arrived. */
function delivered(method?: PaymentMethod): PaymentRecord {
  const shipments = [{ state: 'delivered', lines: [{ lineId: 'beans', quantity: 10 }] }] as const
  return { ...payment('paid', method), status: 'delivered', shipments: shipments as never }
}

function saying(pieces: number, delivery?: number): PaymentInput {
  return {
    ...(pieces === 0 ? {} : { lines: [{ lineId: 'beans', quantity: pieces }] }),
    ...(delivery === undefined ? {} : { delivery: shillings(delivery) }),
    reasonCode: 'damaged',
    method: 'original',
  }
}

function blocker(record: PaymentRecord, event: PaymentEvent, body: PaymentInput) {
  return firstBlocker(orderPayment, { record, event, caller, body })
}

function after(
  record: PaymentRecord,
  event: PaymentEvent,
  body: PaymentInput,
  transactionId = `refund ${record.refunds.length}`,
): PaymentRecord {
  return orderPayment.after(record, transitionOf(orderPayment, record, event)!, {
    by: brian,
    at: '',
    body,
    transaction: { transactionId, state: 'succeeded', provider: 'M-PESA', providerReference: 'R1' },
  })
}

function statesOf({ transactions }: PaymentRecord): string[] {
  return transactions.filter(({ type }) => type === 'refund').map(({ state }) => state)
}

const refunds = { refund: 'refunding' } as const
/** Answer to a partial refund. */
const answers = { refund: 'refunding', refund_answered: 'partly_refunded' } as const
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
      refunding: answers,
      partly_refunded: refunds,
    },
  ],
  [
    'cash_on_delivery',
    { unpaid: { settle: 'paid' }, paid: refunds, refunding: answers, partly_refunded: refunds },
  ],
  [
    'bank_transfer',
    {
      unpaid: { charge: 'pending', settle: 'paid' },
      pending: { charge_succeeded: 'paid', charge_failed: 'failed' },
      failed: { charge: 'pending' },
      paid: refunds,
      refunding: answers,
      partly_refunded: refunds,
    },
  ],
  [
    'on_account',
    {
      unpaid: { put_on_account: 'on_account' },
      on_account: { settle: 'paid' },
      paid: refunds,
      refunding: answers,
      partly_refunded: refunds,
    },
  ],
]

describe.each(leads)('events of a payment by %s', (method, ways) => {
  const reached = new Set(Object.values(ways).flatMap((way) => Object.values(way)))
  const own = paymentStatuses.filter((status) => status === 'unpaid' || reached.has(status))

  test.each(own.flatMap((status) => events.map((event) => ({ status, event }))))(
    '$event from $status',
    ({ status, event }) => {
      const record = payment(status, method)
      const next = ways[status]?.[event]
      const body = { ...saying(1), method: refundMethodsOf[method][0]!, reference: 'R1' }
      expect(blocker(record, event, body)).toBe(next === undefined ? 'wrong_status' : null)
      if (next) expect(after(record, event, body).paymentStatus).toBe(next)
    },
  )

  test('the machine reaches its statuses, and no other', () => {
    const machine = machineOf('orderPayment', orderPayment, payment('unpaid', method))
    const paths = getShortestPaths(machine, {
      events: events.map((type) => {
        const body = { ...saying(1), method: refundMethodsOf[method][0], reference: 'R1' }
        return { type, caller, body, how: { body } }
      }) as never[],
    })
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(own))
  })
})

describe('recording a payment', () => {
  const unpaid = { ...payment('unpaid', 'cash_on_delivery'), transactions: [] }

  test('settles the full amount due once, with its number', () => {
    const { due } = breakdownOf(unpaid)
    const paid = after(unpaid, 'settle', { reference: 'R1' })
    expect(due.amount).toBeGreaterThan(0)
    expect(paid.transactions).toMatchObject([{ type: 'charge', amount: due }])
    expect(blocker(paid, 'settle', { reference: 'R1' })).toBe('wrong_status')
  })

  test.each([{}, { reference: ' ' }])('is refused without a number: %o', (body) => {
    expect(blocker(unpaid, 'settle', body)).toBe('reference_missing')
  })
})

describe('validation of a refund', () => {
  test.each<[string, PaymentInput, PaymentRecord?]>([
    ['lines_missing', saying(0)],
    ['quantity_exceeded', saying(9)],
    ['quantity_exceeded', { ...saying(1), lines: [{ lineId: 'salt', quantity: 1 }] }],
    ['quantity_exceeded', saying(1, 0), { ...payment('paid'), lines: [{ ...beans, returned: 8 }] }],
    ['delivery_exceeded', saying(0, 501)],
    ['delivery_exceeded', saying(1, -1)],
    ['delivery_exceeded', { ...saying(1), delivery: { amount: 5, currency: 'KES' } }],
    ['amount_missing', saying(0, 0)],
    ['reason_missing', { ...saying(1), reasonCode: 'nobody_there' }],
    ['note_missing', { ...saying(1), reasonCode: 'other', note: 'Hm.' }],
    ['method_wrong', { ...saying(1), method: 'cash' }],
    ['wrong_status', saying(1), { ...payment('paid'), status: 'preparing' }],
    ['wrong_status', saying(1), payment('on_account', 'on_account')],
    ['not_arrived', saying(1), { ...payment('paid'), shipments: [] }],
  ])('%s: %o', (rule, body, record = payment('paid')) => {
    expect(blocker(record, 'refund', body)).toBe(rule)
  })

  test.each(paymentMethods)('a payment by %s has its own refund methods', (method) => {
    for (const way of orderRefundMethods)
      expect(blocker(delivered(method), 'refund', { ...saying(1), method: way })).toBe(
        refundMethodsOf[method].includes(way) ? null : 'method_wrong',
      )
  })

  test('never exceeds the payments less earlier refunds', () => {
    const credited = {
      ...delivered(),
      transactions: [{ ...payment('paid').transactions[0]!, amount: shillings(1000) }],
    }
    expect(blocker(credited, 'refund', saying(3))).toBe('amount_exceeded')
    expect(blocker(credited, 'refund', saying(2))).toBeNull()
    expect(blocker(delivered(), 'refund', saying(10, 500))).toBeNull()
  })

  test('reports nothing missing before the input is entered', () => {
    const attempt = { record: payment('paid'), event: 'refund', caller, body: undefined } as const
    expect(firstBlocker(orderPayment, attempt)).toBeNull()
  })
})

test('the author of an order that needs approval cannot record its payment', () => {
  const unpaid = payment('unpaid', 'bank_transfer')
  const blocker = (record: PaymentRecord) =>
    firstBlocker(orderPayment, {
      record,
      event: 'settle',
      caller,
      body: { reference: 'TR-1' },
    })
  const over: PaymentRecord = { ...unpaid, flags: ['needs_approval'] }
  expect(blocker({ ...over, createdBy: brian })).toBe('same_person')
  expect(blocker({ ...over, createdBy: { ...brian, token: 'carol' } })).toBeNull()
  expect(blocker({ ...unpaid, createdBy: brian })).toBeNull()
})

test('the payment for a cancelled order is refunded automatically, in full', () => {
  const cancelled: PaymentRecord = { ...payment('paid'), status: 'cancelled' }
  const record = after(cancelled, 'refund_cancelled', {})
  expect([record.paymentStatus, refundableOf(record.transactions)]).toEqual(['refunding', 0])
  expect(breakdownOf(record).due.amount).toBe(0)
  expect(blocker(record, 'refund_cancelled', {})).toBe('wrong_status')
  expect(after(record, 'refund_answered', {}, 'refund 0').paymentStatus).toBe('refunded')
  expect(blocker(payment('paid'), 'refund_cancelled', {})).toBe('wrong_status')
})

test('a refund before the order is a sale reverses no commission', () => {
  const [refund] = after(delivered(), 'refund', saying(3)).refunds
  expect(refund?.amount.amount).toBe(1179)
  expect(refund?.commission).toEqual({ platform: shillings(0), agent: shillings(0) })
})

test('partial and full refunds, with and without an answer, are exact to the minor unit at the frozen rate', () => {
  let record: PaymentRecord = { ...delivered(), status: 'completed' }
  const before = commissionOf(record.lines, 'UGX').platform.amount
  const ways: [PaymentInput, PaymentStatus][] = [
    [saying(3), 'partly_refunded'],
    [saying(4, 200), 'partly_refunded'],
    [saying(3, 300), 'refunded'],
  ]
  for (const [place, [body, status]] of ways.entries()) {
    expect(blocker(record, 'refund', body)).toBeNull()
    record = after(record, 'refund', body)
    expect(record.paymentStatus).toBe('refunding')
    expect(breakdownOf(record).due.amount).toBe(0)
    record = after(record, 'refund_answered', {}, `refund ${place}`)
    expect(record.paymentStatus).toBe(status)
    expect(breakdownOf(record).due.amount).toBe(0)
  }
  expect(refundableOf(record.transactions)).toBe(0)
  expect(record.refunds.map(({ amount }) => amount.amount)).toEqual([1179, 1771, 1479])
  const back = record.refunds.map(({ commission }) => commission.platform.amount)
  expect(back.reduce((sum, amount) => sum + amount, 0)).toBe(before)
  expect(commissionOf(record.lines, 'UGX').platform.amount).toBe(0)
  expect(blocker(record, 'refund', saying(1))).toBe('wrong_status')
})

test('an order is not refunded while any refund has no answer', () => {
  const first = after(delivered(), 'refund', saying(4))
  const both = after(first, 'refund', saying(6, 500))
  expect([both.paymentStatus, ...statesOf(both)]).toEqual(['refunding', 'pending', 'pending'])
  // The full amount is being refunded: no further refund is possible.
  expect(blocker(both, 'refund', saying(1))).toBe('wrong_status')
  const half = after(both, 'refund_answered', {}, 'refund 1')
  expect([half.paymentStatus, ...statesOf(half)]).toEqual(['refunding', 'pending', 'succeeded'])
  expect(breakdownOf(half)).toMatchObject({ due: { amount: 0 }, refunding: { amount: 1572 } })
  const whole = after(half, 'refund_answered', {}, 'refund 0')
  expect([whole.paymentStatus, ...statesOf(whole)]).toEqual(['refunded', 'succeeded', 'succeeded'])
})
