import { orderCapabilities } from './capabilities'
import type { TransitionRequest, Happening, Lifecycle, Transition } from '@console/core/flows'
import { isNoteMissing } from '@console/core/workflows'
import { hasCapability } from '@console/core/permissions'
import { isReturnOpen, type ReturnStatus } from './returns'
import { isFullyRefunded } from './breakdown'
import type { OrderDetail, OrderLine, Pieces, Refund, Shipment } from './contract'
import { dropRest, isSomethingLeft, notAmong, piecesLeft, takeBack, takeOut } from './pieces'
import {
  approvalFlags,
  cancelReasons,
  deliveryFailures,
  isOfItsWriter,
  type OrderFlag,
  type OrderBlocker,
  type OrderStatus,
} from './terms'

/** Events of an order: by operators, and by time, which completes it. */
export type OrderEvent =
  | 'place'
  | 'confirm'
  | 'prepare'
  | 'ready'
  | 'dispatch'
  | 'dispatch_part'
  | 'deliver'
  | 'fail_delivery'
  | 'complete'
  | 'close'
  | 'cancel'
  | 'cancel_rest'

/** Input of the rules, from the full record of an order. */
export interface OrderRecord extends Pick<
  OrderDetail,
  | 'status'
  | 'paymentMethod'
  | 'paymentStatus'
  | 'deliveryMethod'
  | 'flags'
  | 'createdBy'
  | 'cancellation'
  | 'deliveryFee'
> {
  lines: readonly Pick<OrderLine, 'lineId' | 'quantity' | 'dispatched' | 'dropped' | 'returned'>[]
  shipments: readonly Shipment[]
  refunds: readonly Pick<Refund, 'delivery'>[]
  returns: readonly ({ status: ReturnStatus } & Partial<
    Pick<OrderDetail['returns'][number], 'withheld'>
  >)[]
}

/** Input of an event of an order; each event uses part of it. */
export interface OrderInput {
  /** With `dispatch` and `dispatch_part`. */
  carrier?: string
  /** With `dispatch` and `dispatch_part`: 4 to 40 characters. */
  trackingNumber?: string
  /** With `dispatch_part`: the pieces to ship. */
  lines?: readonly Pieces[]
  /** With `deliver` and `fail_delivery`, if several shipments are in transit: the shipment concerned. */
  shipmentToken?: string
  /** With `deliver`. */
  receivedBy?: string
  /** With `cancel` and `cancel_rest` one of `cancelReasons`, with `fail_delivery` one of `deliveryFailures`. */
  reasonCode?: string
  /** With `cancel` and `cancel_rest`: return reserved pieces to stock. Default: true. */
  restock?: boolean
  /** With the reason `other`: at least 10 characters. */
  note?: string
}

/** Context of an event of an order. */
export interface OrderHappening extends Happening<OrderInput> {
  /** Token of the new shipment of `ready`, `dispatch` and `dispatch_part`. */
  shipmentToken: string
}

type Rule = Exclude<
  OrderBlocker,
  | 'wrong_status'
  | 'not_arrived'
  | 'delivery_exceeded'
  | 'amount_missing'
  | 'amount_exceeded'
  | 'method_wrong'
  | 'reference_missing'
>
type Row = Transition<OrderEvent, OrderStatus, OrderRecord, Rule>

const carried = ['carrier_missing', 'tracking_missing'] as const
const ending = ['nothing_under_way', 'shipment_missing'] as const
const approved = [...approvalFlags, 'same_person'] as const
const explained = ['reason_missing', 'note_missing'] as const
const out = ['partly_dispatched', 'dispatched'] as const

/**
 * Transitions of an order. `by`: `create`, `progress`, `complete` and `cancel` are capabilities. A delivery always concerns one shipment.
 * Dispatching a part and the rest are two events, so that each has one target status; so are cancelling all of an order and the pieces not
 * yet shipped. `complete` makes a sale of what the seller retains; `close` ends an order of which the seller retains nothing, without a sale.
 */
// oxfmt-ignore
const table: readonly Row[] = [
  { event: 'place', from: ['draft'], to: 'placed', blockedBy: ['stock_short'], by: 'create', recorded: 'order.placed' },
  { event: 'confirm', from: ['placed'], to: 'confirmed', blockedBy: ['not_paid', ...approved], by: 'progress', recorded: 'order.confirmed' },
  { event: 'prepare', from: ['confirmed'], to: 'preparing', blockedBy: [], by: 'progress', recorded: 'order.prepared' },

  { event: 'ready', from: ['preparing'], to: 'dispatched', when: isPickedUp, blockedBy: [], by: 'progress', recorded: 'order.ready' },
  { event: 'dispatch', from: ['preparing', 'partly_dispatched'], to: 'dispatched', when: isBrought, blockedBy: carried, by: 'progress', recorded: 'order.dispatched' },
  { event: 'dispatch_part', from: ['preparing', 'partly_dispatched'], to: 'partly_dispatched', when: isBrought, blockedBy: [...carried, 'lines_missing', 'quantity_exceeded', 'nothing_stays'], by: 'progress', recorded: 'order.partly_dispatched' },

  { event: 'deliver', from: ['dispatched'], to: 'delivered', when: isLastUnderWay, blockedBy: ending, by: 'progress', recorded: 'order.delivered' },
  { event: 'deliver', from: ['dispatched'], to: 'dispatched', blockedBy: ending, by: 'progress', recorded: 'order.shipment_delivered' },
  { event: 'deliver', from: ['partly_dispatched'], to: 'partly_dispatched', blockedBy: ending, by: 'progress', recorded: 'order.shipment_delivered' },
  { event: 'fail_delivery', from: out, to: 'preparing', when: isAllUnderWayTogether, blockedBy: [...ending, ...explained], by: 'progress', recorded: 'order.delivery_failed' },
  { event: 'fail_delivery', from: out, to: 'partly_dispatched', blockedBy: [...ending, ...explained], by: 'progress', recorded: 'order.delivery_failed' },

  { event: 'complete', from: ['delivered'], to: 'completed', when: isNotFullyRefunded, blockedBy: ['not_paid', 'return_open'], by: 'complete', recorded: 'order.completed' },
  { event: 'close', from: ['delivered'], to: 'closed', when: isFullyRefunded, blockedBy: ['return_open'], by: 'complete', recorded: 'order.closed' },
  { event: 'cancel', from: ['placed', 'confirmed', 'preparing'], to: 'cancelled', blockedBy: explained, by: 'cancel', recorded: 'order.cancelled' },
  { event: 'cancel_rest', from: ['partly_dispatched'], to: 'dispatched', when: isSomethingUnderWay, blockedBy: explained, by: 'cancel', recorded: 'order.rest_cancelled' },
  { event: 'cancel_rest', from: ['partly_dispatched'], to: 'delivered', blockedBy: explained, by: 'cancel', recorded: 'order.rest_cancelled' },
]

function isNotFullyRefunded(record: OrderRecord): boolean {
  return !isFullyRefunded(record)
}

function isPickedUp({ deliveryMethod }: OrderRecord): boolean {
  return deliveryMethod === 'pickup'
}

function isBrought({ deliveryMethod }: OrderRecord): boolean {
  return deliveryMethod === 'delivery'
}

function shipmentsInTransit({ shipments }: OrderRecord): readonly Shipment[] {
  return shipments.filter(({ state }) => state === 'under_way')
}

function isSomethingUnderWay(record: OrderRecord): boolean {
  return shipmentsInTransit(record).length > 0
}

function isLastUnderWay(record: OrderRecord): boolean {
  return shipmentsInTransit(record).length === 1
}

/** Checks that all shipped pieces are in one shipment. */
function isAllUnderWayTogether(record: OrderRecord): boolean {
  return isLastUnderWay(record) && record.shipments.every(({ state }) => state !== 'delivered')
}

/** Shipment that an event concerns; undefined if it has to be named and is not. */
function shipmentOf(record: OrderRecord, input: OrderInput | undefined): Shipment | undefined {
  const all = shipmentsInTransit(record)
  return all.length === 1 && input?.shipmentToken === undefined
    ? all[0]
    : all.find(({ shipmentToken }) => shipmentToken === input?.shipmentToken)
}

function cancelReasonOf({ reasonCode }: OrderInput) {
  return cancelReasons.find((reason) => reason === reasonCode)
}

function failureOf({ reasonCode }: OrderInput) {
  return deliveryFailures.find((reason) => reason === reasonCode)
}

function isBlank(text: string | undefined): boolean {
  return (text?.trim() ?? '') === ''
}

/** Checks whether an order is paid far enough to continue; for completion, in full. */
function isPaidFor({ paymentMethod, paymentStatus }: OrderRecord, event: string): boolean {
  if (event === 'confirm' && paymentMethod === 'cash_on_delivery') return true
  return !['unpaid', 'pending', 'failed'].includes(paymentStatus)
}

/** Checks whether an order needs an administrator's approval, and the caller is not one. */
function isUnapproved(
  { record, caller }: TransitionRequest<OrderRecord, OrderInput>,
  flag: OrderFlag,
) {
  return record.flags.includes(flag) && !hasCapability(caller.roles, orderCapabilities.approve)
}

/** Pointers to lines with more pieces than can still be shipped. */
function excess({
  record,
  body,
}: Pick<TransitionRequest<OrderRecord, OrderInput>, 'record' | 'body'>): readonly string[] {
  return notAmong(piecesLeft(record.lines), body?.lines ?? [])
}

/**
 * Lifecycle of orders. Confirming an order over a limit or a credit, or at another price, approves it and removes its flags: this needs the
 * capability to approve, and another person than the author.
 */
export const order = {
  phaseOf: ({ status }) => status,
  table,
  rules: {
    stock_short: ({ record }) => record.flags.includes('stock_short'),
    not_paid: ({ record, event }) => !isPaidFor(record, event),
    credit_exceeded: (attempt) => isUnapproved(attempt, 'credit_exceeded'),
    needs_approval: (attempt) => isUnapproved(attempt, 'needs_approval'),
    price_overridden: (attempt) => isUnapproved(attempt, 'price_overridden'),
    same_person: isOfItsWriter,
    carrier_missing: ({ body }) => body !== undefined && isBlank(body.carrier),
    tracking_missing: ({ body }) => {
      if (body === undefined) return false
      const length = body.trackingNumber?.trim().length ?? 0
      return length < 4 || length > 40
    },
    lines_missing: ({ body }) => body !== undefined && (body.lines ?? []).length === 0,
    quantity_exceeded: (attempt) => excess(attempt).length > 0,
    nothing_stays: ({ record, body }) => !isSomethingLeft(record.lines, body?.lines),
    nothing_under_way: ({ record }) => !isSomethingUnderWay(record),
    shipment_missing: ({ record, body }) =>
      body !== undefined && shipmentOf(record, body) === undefined,
    reason_missing: ({ event, body }) =>
      body !== undefined &&
      (event === 'fail_delivery' ? failureOf(body) : cancelReasonOf(body)) === undefined,
    note_missing: ({ body }) => body?.reasonCode === 'other' && isNoteMissing(body.note),
    return_open: ({ record }) => record.returns.some(({ status }) => isReturnOpen(status)),
  },
  inputRules: [
    'carrier_missing',
    'tracking_missing',
    'lines_missing',
    'reason_missing',
    'note_missing',
  ],
  faults: { quantity_exceeded: excess },
  after: afterTransition,
} satisfies Lifecycle<OrderEvent, OrderStatus, OrderRecord, OrderHappening, Rule, OrderInput>

/** Changes of an order by an event: its status, its flags, and its shipped pieces. */
function afterTransition<Record extends OrderRecord>(
  record: Record,
  { event, to }: Row,
  how: OrderHappening,
): Record {
  const next = { ...record, status: to }
  const input = how.body ?? {}
  switch (event) {
    case 'confirm':
      return {
        ...next,
        flags: record.flags.filter((flag) => !approvalFlags.some((each) => each === flag)),
      }
    case 'cancel':
      return { ...next, cancellation: cancellationOf(how) }
    case 'cancel_rest':
      return { ...next, lines: dropRest(record.lines), cancellation: cancellationOf(how) }
    case 'ready':
    case 'dispatch':
      return sentOut(next, piecesLeft(record.lines), how)
    case 'dispatch_part':
      return sentOut(next, input.lines ?? [], how)
    case 'deliver':
      return ended(
        next,
        input,
        { state: 'delivered', receivedBy: input.receivedBy ?? null },
        how.at,
      )
    case 'fail_delivery':
      return ended(next, input, { state: 'failed', failure: failureOf(input) ?? 'other' }, how.at)
    default:
      return next
  }
}

function cancellationOf({ by, at, body = {} }: OrderHappening): OrderRecord['cancellation'] {
  const { note = null, restock = true } = body
  return { reasonCode: cancelReasonOf(body) ?? 'other', note, by, at, isRestocked: restock }
}

/** An order after pieces were shipped. */
function sentOut<Record extends OrderRecord>(
  record: Record,
  lines: readonly Pieces[],
  { at, body, shipmentToken }: OrderHappening,
): Record {
  const sent: Shipment = {
    shipmentToken,
    state: 'under_way',
    carrier: body?.carrier ?? null,
    trackingNumber: body?.trackingNumber ?? null,
    dispatchedAt: at,
    endedAt: null,
    receivedBy: null,
    failure: null,
    lines: [...lines],
  }
  return {
    ...record,
    lines: takeOut(record.lines, lines),
    shipments: [...record.shipments, sent],
  }
}

/** An order after a shipment has ended; pieces that came back do not count as shipped. */
function ended<Record extends OrderRecord>(
  record: Record,
  input: OrderInput,
  end: Pick<Shipment, 'state'> & Partial<Shipment>,
  endedAt: string,
): Record {
  const shipment = shipmentOf(record, input)
  if (!shipment) return record
  return {
    ...record,
    lines: end.state === 'failed' ? takeBack(record.lines, shipment.lines) : record.lines,
    shipments: record.shipments.map((each) =>
      each === shipment ? { ...each, ...end, endedAt } : each,
    ),
  }
}
