import { describe, expect, test } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import type { Actor } from '@console/core/contracts'
import { type Caller, firstBlocker, machineOf, transitionOf } from '@console/core/flows'
import type { Shipment } from './contract'
import { order, type OrderEvent, type OrderRecord, type OrderInput } from './lifecycle'
import { piecesArrived, piecesLeft } from './pieces'
import { approvalFlags, orderBlockers, type OrderStatus, orderStatuses } from './terms'

const carol: Actor = { token: 'carol', name: 'Carol Nansubuga', role: 'staff' }
const brian: Actor = { token: 'brian', name: 'Brian Otieno', role: 'admin' }
const at = '2026-06-15T09:00:00Z'
const staff: Caller = { token: 'carol', roles: ['staff'] }
const admin: Caller = { token: 'brian', roles: ['admin'] }
const events = [...new Set(order.table.map(({ event }) => event))]

/** Ten pieces of one product, two of another. */
const draft: OrderRecord = {
  status: 'draft',
  paymentMethod: 'cash_on_delivery',
  paymentStatus: 'unpaid',
  deliveryMethod: 'delivery',
  flags: [],
  createdBy: null,
  lines: [
    { lineId: 'beans', quantity: 10, dispatched: 0, dropped: 0, returned: 0 },
    { lineId: 'lamps', quantity: 2, dispatched: 0, dropped: 0, returned: 0 },
  ],
  shipments: [],
  returns: [],
  cancellation: null,
  deliveryFee: { amount: 300, currency: 'KES' },
  refunds: [],
}

/** Complete input of an event. */
const input: OrderInput = {
  carrier: 'Safari Couriers',
  trackingNumber: 'SC-1042',
  lines: [{ lineId: 'beans', quantity: 4 }],
}

/** Input with a reason that `cancel` or `fail_delivery` accepts. */
function inputFor(event: OrderEvent): OrderInput {
  return { ...input, reasonCode: event === 'fail_delivery' ? 'nobody_there' : 'buyer_request' }
}

function blocker(
  record: OrderRecord,
  event: OrderEvent,
  body: OrderInput | undefined = inputFor(event),
  caller = staff,
) {
  return firstBlocker(order, { record, event, caller, body })
}

/** An order after these events, each of which has to be possible. */
function after(record: OrderRecord, ...steps: [OrderEvent, OrderInput?][]): OrderRecord {
  let current = record
  for (const [place, [event, body = inputFor(event)]] of steps.entries()) {
    expect([event, blocker(current, event, body)]).toEqual([event, null])
    const transition = transitionOf(order, current, event)!
    const how = { by: carol, at, body, shipmentToken: `shipment ${place}` }
    current = order.after(current, transition, how)
  }
  return current
}

const placed = after(draft, ['place'])
const preparing = after(placed, ['confirm'], ['prepare'])
const partly = after(preparing, ['dispatch_part'])
const dispatched = after(preparing, ['dispatch'])
const delivered = after(dispatched, ['deliver'])
const paid: OrderRecord = { ...delivered, paymentStatus: 'paid' }

/** Every piece and the delivery were refunded. */
const refunded: OrderRecord = {
  ...paid,
  paymentStatus: 'refunded',
  lines: paid.lines.map((line) => ({ ...line, returned: line.quantity })),
  refunds: [{ delivery: paid.deliveryFee }],
}

const records: Record<OrderStatus, OrderRecord> = {
  draft,
  placed,
  confirmed: after(placed, ['confirm']),
  preparing,
  partly_dispatched: partly,
  dispatched,
  delivered: paid,
  completed: after(paid, ['complete']),
  closed: after(refunded, ['close']),
  cancelled: after(placed, ['cancel']),
}

/** Target status of each possible event, by status; events that are not listed are impossible. */
const leads: Partial<Record<OrderStatus, Partial<Record<OrderEvent, OrderStatus>>>> = {
  draft: { place: 'placed' },
  placed: { confirm: 'confirmed', cancel: 'cancelled' },
  confirmed: { prepare: 'preparing', cancel: 'cancelled' },
  preparing: {
    dispatch: 'dispatched',
    dispatch_part: 'partly_dispatched',
    cancel: 'cancelled',
  },
  partly_dispatched: {
    dispatch: 'dispatched',
    dispatch_part: 'partly_dispatched',
    deliver: 'partly_dispatched',
    fail_delivery: 'preparing',
    cancel_rest: 'dispatched',
  },
  dispatched: { deliver: 'delivered', fail_delivery: 'preparing' },
  delivered: { complete: 'completed' },
}

describe('events of an order', () => {
  test.each(orderStatuses.flatMap((status) => events.map((event) => ({ status, event }))))(
    '$event from $status',
    ({ status, event }) => {
      const record = records[status]
      const next = leads[status]?.[event]
      expect(record.status).toBe(status)
      expect(blocker(record, event)).toBe(next === undefined ? 'wrong_status' : null)
      if (next) expect(after(record, [event]).status).toBe(next)
    },
  )

  test('a pickup becomes ready, is never dispatched, and has no carrier', () => {
    const pickup: OrderRecord = { ...preparing, deliveryMethod: 'pickup' }
    expect(blocker(pickup, 'dispatch')).toBe('wrong_status')
    expect(blocker(preparing, 'ready')).toBe('wrong_status')
    const ready = after(pickup, ['ready', {}])
    expect([ready.status, ready.shipments[0]?.carrier]).toEqual(['dispatched', null])
    expect(after(ready, ['deliver', {}]).status).toBe('delivered')
  })

  test('the machine reaches every status, consistent with the record', () => {
    const machine = machineOf('order', order, draft)
    const paths = getShortestPaths(machine, {
      events: events.flatMap((type) =>
        [inputFor(type), { ...inputFor(type), shipmentToken: 'a' }].map((body, place) => ({
          type,
          caller: admin,
          body,
          how: { by: carol, at, body, shipmentToken: 'ab'[place] },
        })),
      ) as never[],
      serializeState: ({ value, context }) => JSON.stringify([value, summaryOf(context.record)]),
    })
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(
      new Set(orderStatuses.filter((status) => status !== 'completed' && status !== 'closed')),
    )
    for (const { state } of paths) expect(state.context.record.status).toBe(state.value)
    const settled = getShortestPaths(machineOf('order', order, paid), {
      events: [{ type: 'complete', caller: admin, body: {}, how: { by: carol, at } }] as never[],
    })
    expect(settled.map(({ state }) => state.value)).toContain('completed')
  })
})

describe('an order of which the seller retains nothing', () => {
  test('closes without a sale', () => {
    expect(blocker(refunded, 'complete')).toBe('wrong_status')
    expect(blocker(refunded, 'close')).toBeNull()
    expect(after(refunded, ['close']).status).toBe('closed')
  })

  test.each<[string, Partial<OrderRecord>]>([
    [
      'a piece',
      { lines: refunded.lines.map((line) => ({ ...line, returned: line.quantity - 1 })) },
    ],
    ['the delivery fee', { refunds: [] }],
    [
      'a deduction from a return',
      { returns: [{ status: 'closed', withheld: { amount: 1, currency: 'KES' } }] },
    ],
  ])('completes if %s is retained', (_, retained) => {
    const record = { ...refunded, ...retained }
    expect(blocker(record, 'close')).toBe('wrong_status')
    expect(blocker(record, 'complete')).toBeNull()
  })

  test('cannot close with an open return', () => {
    const record: OrderRecord = { ...refunded, returns: [{ status: 'under_review' }] }
    expect(blocker(record, 'close')).toBe('return_open')
  })
})

/** Identity of an order in the walk: returned shipments are ignored. */
function summaryOf({ lines, shipments }: OrderRecord) {
  const number = (wanted: Shipment['state']) =>
    Math.min(2, shipments.filter(({ state }) => state === wanted).length)
  return [
    lines.map(({ dispatched, dropped }) => [dispatched, dropped]),
    number('under_way'),
    number('delivered'),
  ]
}

describe('a partial shipment', () => {
  const dispatchedOf = ({ lines }: OrderRecord) => lines.map(({ dispatched }) => dispatched)

  test('counts the shipped pieces, and dispatch ships the rest', () => {
    expect(dispatchedOf(partly)).toEqual([4, 0])
    const all = after(partly, ['dispatch'])
    expect(dispatchedOf(all)).toEqual([10, 2])
    expect(all.shipments.map(({ lines }) => lines)).toEqual([
      [{ lineId: 'beans', quantity: 4 }],
      [
        { lineId: 'beans', quantity: 6 },
        { lineId: 'lamps', quantity: 2 },
      ],
    ])
  })

  test.each([
    ['lines_missing', []],
    ['quantity_exceeded', [{ lineId: 'beans', quantity: 7 }]],
    ['quantity_exceeded', [{ lineId: 'beans', quantity: 0 }]],
    ['quantity_exceeded', [{ lineId: 'beans', quantity: 1.5 }]],
    ['quantity_exceeded', [{ lineId: 'salt', quantity: 1 }]],
    [
      'quantity_exceeded',
      [
        { lineId: 'beans', quantity: 4 },
        { lineId: 'beans', quantity: 4 },
      ],
    ],
    [
      'nothing_stays',
      [
        { lineId: 'beans', quantity: 6 },
        { lineId: 'lamps', quantity: 2 },
      ],
    ],
  ] as const)('%s: %o', (rule, lines) => {
    expect(blocker(partly, 'dispatch_part', { ...input, lines })).toBe(rule)
  })

  test('a single piece cannot be shipped in part', () => {
    const lines = [{ lineId: 'beans', quantity: 1, dispatched: 0, dropped: 0, returned: 0 }]
    const attempt = { record: { ...preparing, lines }, caller: staff, body: undefined }
    expect(firstBlocker(order, { ...attempt, event: 'dispatch_part' })).toBe('nothing_stays')
  })

  test('shipments arrive separately; the order is delivered with the last', () => {
    const two = after(partly, ['dispatch'])
    expect(blocker(two, 'deliver', {})).toBe('shipment_missing')
    const [first, second] = two.shipments.map((_, place) => `shipment ${place}`)
    const renamed = {
      ...two,
      shipments: two.shipments.map((each, place) => ({
        ...each,
        shipmentToken: `shipment ${place}`,
      })),
    }
    const one = after(renamed, ['deliver', { shipmentToken: second!, receivedBy: 'Juma' }])
    expect([one.status, one.shipments[1]?.receivedBy]).toEqual(['dispatched', 'Juma'])
    expect(blocker(one, 'deliver', { shipmentToken: second! })).toBe('shipment_missing')
    expect(after(one, ['deliver', { shipmentToken: first! }]).status).toBe('delivered')
  })

  test('nothing arrives without a shipment in transit', () => {
    const arrived = after(partly, ['deliver'])
    expect(arrived.status).toBe('partly_dispatched')
    expect(blocker(arrived, 'deliver')).toBe('nothing_under_way')
    const attempt = { record: arrived, event: 'deliver', caller: staff, body: undefined } as const
    expect(firstBlocker(order, attempt)).toBe('nothing_under_way')
  })

  test('returned shipments do not count, and the order is prepared again or partly dispatched', () => {
    const back = after(dispatched, ['fail_delivery'])
    expect([back.status, dispatchedOf(back)]).toEqual(['preparing', [0, 0]])
    expect(back.shipments[0]).toMatchObject({ state: 'failed', failure: 'nobody_there' })
    expect(after(back, ['dispatch'], ['deliver']).status).toBe('delivered')

    const rest = after(partly, ['deliver'], ['dispatch'], ['fail_delivery'])
    expect([rest.status, dispatchedOf(rest)]).toEqual(['partly_dispatched', [4, 0]])
  })
})

describe('cancelling the rest', () => {
  const numbersOf = ({ lines }: OrderRecord) =>
    lines.map(({ dispatched, dropped, returned }) => [dispatched, dropped, returned])

  test('never ships it, and the last shipment delivers the order', () => {
    const rest = after(partly, ['cancel_rest', { reasonCode: 'out_of_stock', restock: false }])
    expect([rest.status, numbersOf(rest), piecesLeft(rest.lines)]).toEqual([
      'dispatched',
      [
        [4, 6, 6],
        [0, 2, 2],
      ],
      [],
    ])
    expect(rest.cancellation).toMatchObject({ reasonCode: 'out_of_stock', isRestocked: false })
    const arrived = after(rest, ['deliver'])
    expect(arrived.status).toBe('delivered')
    expect(piecesArrived(arrived.lines, arrived.shipments)).toEqual([
      { lineId: 'beans', quantity: 4 },
    ])
  })

  test('delivers the order immediately without a shipment in transit', () => {
    expect(after(partly, ['deliver'], ['cancel_rest']).status).toBe('delivered')
  })

  test('later returned shipments can be prepared again or cancelled, but not the cancelled rest', () => {
    const back = after(partly, ['cancel_rest'], ['fail_delivery'])
    expect([back.status, piecesLeft(back.lines)]).toEqual([
      'preparing',
      [{ lineId: 'beans', quantity: 4 }],
    ])
    expect(after(back, ['dispatch'], ['deliver']).status).toBe('delivered')
    expect(after(back, ['cancel']).status).toBe('cancelled')
  })
})

describe('blockers', () => {
  const account: OrderRecord = {
    ...placed,
    paymentMethod: 'on_account',
    paymentStatus: 'on_account',
  }
  const mobile: OrderRecord = { ...placed, paymentMethod: 'mobile_money' }

  test.each<[string, OrderRecord, OrderEvent, OrderInput?, Caller?]>([
    ['stock_short', { ...draft, flags: ['stock_short'] }, 'place'],
    ['not_paid', mobile, 'confirm'],
    ['not_paid', { ...mobile, paymentStatus: 'pending' }, 'confirm'],
    ['not_paid', { ...mobile, paymentStatus: 'failed' }, 'confirm'],
    ['credit_exceeded', { ...account, flags: ['credit_exceeded'] }, 'confirm'],
    ['needs_approval', { ...account, flags: ['needs_approval'] }, 'confirm'],
    ['price_overridden', { ...account, flags: ['price_overridden'] }, 'confirm'],
    ...approvalFlags.map((flag): [string, OrderRecord, OrderEvent, undefined, Caller] => [
      'same_person',
      { ...account, flags: [flag], createdBy: brian },
      'confirm',
      undefined,
      admin,
    ]),
    ['carrier_missing', preparing, 'dispatch', { trackingNumber: 'SC-1042', carrier: ' ' }],
    ['tracking_missing', preparing, 'dispatch', { carrier: 'Safari Couriers' }],
    ['tracking_missing', preparing, 'dispatch', { carrier: 'Safari', trackingNumber: 'ABC' }],
    ['tracking_missing', preparing, 'dispatch_part', { ...input, trackingNumber: 'A'.repeat(41) }],
    ['reason_missing', dispatched, 'fail_delivery', {}],
    ['note_missing', dispatched, 'fail_delivery', { reasonCode: 'other', note: 'No.' }],
    ['reason_missing', dispatched, 'fail_delivery', { reasonCode: 'not_paid' }],
    ['reason_missing', placed, 'cancel', {}],
    ['reason_missing', placed, 'cancel', { reasonCode: 'wrong_address' }],
    ['note_missing', placed, 'cancel', { reasonCode: 'other' }],
    ['reason_missing', partly, 'cancel_rest', { reasonCode: 'wrong_address' }],
    ['note_missing', partly, 'cancel_rest', { reasonCode: 'other', note: 'No.' }],
    ['not_paid', delivered, 'complete'],
    ['return_open', { ...paid, returns: [{ status: 'under_review' }] }, 'complete'],
  ])('%s', (rule, record, event, body, caller) => {
    expect(blocker(record, event, body, caller)).toBe(rule)
  })

  test.each<[string, OrderRecord, OrderEvent, Caller?]>([
    ['paid before it is confirmed', { ...mobile, paymentStatus: 'paid' }, 'confirm'],
    ['on account within the credit limit', account, 'confirm'],
    [
      'an administrator confirms an order over the credit limit',
      { ...account, flags: ['credit_exceeded'] },
      'confirm',
      admin,
    ],
    ...approvalFlags.map((flag): [string, OrderRecord, OrderEvent, Caller] => [
      `an administrator confirms an order with the flag ${flag} that someone else created`,
      { ...account, flags: [flag], createdBy: carol },
      'confirm',
      admin,
    ]),
    [
      'the author confirms an order that needs no approval',
      { ...account, flags: ['high_value'], createdBy: carol },
      'confirm',
    ],
    [
      'an order on account is completed before it is paid',
      { ...paid, paymentStatus: 'on_account' },
      'complete',
    ],
    ['a closed return', { ...paid, returns: [{ status: 'closed' }] }, 'complete'],
  ])('no blocker: %s', (_, record, event, caller) => {
    expect(blocker(record, event, inputFor(event), caller)).toBeNull()
  })

  test('reports nothing missing before the input is entered', () => {
    for (const [record, event] of [
      [preparing, 'dispatch'],
      [preparing, 'dispatch_part'],
      [dispatched, 'deliver'],
      [dispatched, 'fail_delivery'],
      [placed, 'cancel'],
      [partly, 'cancel_rest'],
    ] as const)
      expect(firstBlocker(order, { record, event, caller: staff, body: undefined })).toBeNull()
  })

  test('confirming an order removes only the flags for approval', () => {
    const record: OrderRecord = { ...placed, flags: ['high_value', ...approvalFlags] }
    const transition = transitionOf(order, record, 'confirm')!
    expect(order.after(record, transition, { by: carol, at, shipmentToken: '' }).flags).toEqual([
      'high_value',
    ])
  })

  test('a cancellation decides whether reserved pieces are restocked', () => {
    expect(records.cancelled.cancellation).toEqual({
      reasonCode: 'buyer_request',
      note: null,
      by: carol,
      at,
      isRestocked: true,
    })
    const broken = after(preparing, ['cancel', { reasonCode: 'out_of_stock', restock: false }])
    expect(broken.cancellation?.isRestocked).toBe(false)
  })

  test('every blocker in the table has a rule and a message', () => {
    const named = new Set(order.table.flatMap(({ blockedBy }) => blockedBy))
    expect(named).toEqual(new Set(Object.keys(order.rules)))
    for (const rule of named) expect(orderBlockers).toContain(rule)
  })
})
