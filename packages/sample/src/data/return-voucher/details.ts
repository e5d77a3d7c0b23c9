import { transitionOf } from '@console/core/flows'
import { refundableOf } from '@console/domain/order'
import {
  type ReturnDetail,
  type ReturnRecord,
  type ReturnRow,
  returnVoucher,
} from '@console/domain/return-voucher'
import { seededRandom } from '../../random/random'
import { grouped } from '../../random/grouped'
import { once } from '../../random/once'
import { token } from '../../random/token'
import { instant } from '../../store/clock'
import { type SampleDatabase, database } from '../../store/store'
import { orderEntity } from '../order/entity'
import { currentOrder } from '../order/current'
import { orders } from '../order/rows'
import { orderSeed } from '../order/seeds'
import { namedProducts } from '../product/rows'
import type { NamedProduct } from '../names/goods'
import { indexOf } from '../shared/indexOf'
import { digits } from '../shared/parties'
import { photograph } from '../shared/pictures'
import { returnVoucherEntity } from './entity'
import { returnLinesOf, soldOf } from './lines'
import { type ReturnVoucher, returnVouchers } from './rows'
import { hasRefundFailed, type ReturnSeed, returnSeeds } from './seeds'
import { returnSteps } from './steps'

/** Fields of a full return beyond its row. */
export type ReturnBeyondRow = Omit<ReturnDetail, keyof ReturnRow>

/**
 * Replays a return through its lifecycle, step by step, from its creation to its current state.
 * @throws Error if the lifecycle does not allow a step
 */
export function replayedReturn(row: ReturnVoucher): ReturnRecord {
  const seed = seedOf(row)
  const submitted: ReturnRecord = {
    status: 'submitted',
    claimedBy: null,
    isOverWindow: row.isOverWindow,
    proposedBy: null,
    refundMethod: row.refundMethod,
    payment: paymentOf(row, database),
    lines: returnLinesOf(seed.index).map((line) => ({ ...line, granted: null })),
  }
  return returnSteps(seed).reduce((record, { event, at, by, body }) => {
    const transition = transitionOf(returnVoucher, record, event)
    if (!transition) throw new Error(`${event} cannot happen to what is ${record.status}`)
    return returnVoucher.after(record, transition, { by, at: instant(at), body })
  }, submitted)
}

/** Returns the fields of a return's full record beyond its row. */
export function returnDetail(row: ReturnVoucher, from: SampleDatabase = database): ReturnBeyondRow {
  const progress = progressOf(row, from)
  return {
    channel: orderSeed(seedOf(row).order).customer.business ? 'b2b' : 'b2c',
    lines: progress.lines,
    evidence: evidenceOf(seedOf(row)),
    note: seededRandom('returnVoucher', indexOf(returnVoucherEntity, row), 'note').pick(notes),
    question: progress.question,
    proposedBy: progress.proposedBy,
    refusal: progress.refusal,
    payment: progress.payment,
    refundSentAt: progress.refundSentAt,
    providerReference: progress.providerReference,
    merchantReturnsBps: returnsRateOf(row),
  }
}

/** Current fields of a return beyond its row that decisions can change. */
export function progressOf(row: ReturnVoucher, from: SampleDatabase) {
  const progress = row.progress ?? initialProgress(row)
  const order = from.find(orderEntity, row.order.token)
  const sold = order ? currentOrder(order, from).lines : []
  return {
    ...progress,
    payment: paymentOf(row, from),
    lines: returnLinesOf(indexOf(returnVoucherEntity, row)).map((line, place) => ({
      ...line,
      sold: sold.filter(({ lineId }) => lineId === line.lineId).map(soldOf)[0] ?? line.sold,
      granted: progress.lines[place]?.granted ?? null,
      restock: progress.lines[place]?.restock ?? line.restock,
    })),
  }
}

function paymentOf(
  { order, amount }: ReturnVoucher,
  from: SampleDatabase,
): ReturnBeyondRow['payment'] {
  const found = from.find(orderEntity, order.token)
  const left = found ? refundableOf(currentOrder(found, from).transactions) : 0
  return {
    method: found?.paymentMethod ?? 'on_account',
    isPaid: ['paid', 'refunding', 'partly_refunded', 'refunded'].includes(
      found?.paymentStatus ?? '',
    ),
    refundable: { ...amount, amount: left },
  }
}

/** Fields of a return before the sample's start. */
function initialProgress(row: ReturnVoucher): NonNullable<ReturnVoucher['progress']> {
  const seed = seedOf(row)
  const steps = returnSteps(seed)
  const { lines, proposedBy } = replayedReturn(row)
  const sent = steps.findLast(({ event }) => event === 'refund')
  const isBack = steps.some(({ event }) => event === 'refund_succeeded')
  return {
    lines,
    proposedBy,
    question: steps.find(({ event }) => event === 'ask')?.body.note ?? null,
    refusal: refusalOf(seed),
    refundSentAt: sent && !hasRefundFailed(seed) ? instant(sent.at) : null,
    providerReference:
      isBack && row.refundMethod !== 'credit_note'
        ? `R${digits('returnVoucher', seed.index, 'reference', 9)}`
        : null,
    withheld: 0,
    contacts: sent ? 1 : 0,
  }
}

function seedOf(row: ReturnVoucher): ReturnSeed {
  return returnSeeds()[indexOf(returnVoucherEntity, row)] as ReturnSeed
}

const notes = [
  null,
  'Two of the packs were torn when they came.',
  'We ordered the other size.',
  'The date on the label has passed.',
  'It does not fit what was shown.',
]

/** Photographs by the buyer: up to three pictures of the returned goods. */
function evidenceOf({ index, order }: ReturnSeed): ReturnBeyondRow['evidence'] {
  const stream = seededRandom('returnVoucher', index, 'evidence')
  const named = namedProducts()[orderSeed(order).items[0] ?? 0] as NamedProduct
  return Array.from({ length: stream.integer(0, 3) }, (_, view) =>
    photograph(
      token(`evidence ${view}`, index),
      `${named.good.name}, ${view + 1}`,
      named.good.glyph,
      stream.integer(0, 9),
      view,
      900,
    ),
  )
}

function refusalOf(seed: ReturnSeed): ReturnBeyondRow['refusal'] {
  const refused = returnSteps(seed).find(({ event }) => event === 'reject')
  if (!refused?.body.reasonCode) return null
  const { by, at, body } = refused
  return { reasonCode: refused.body.reasonCode, note: body.note ?? null, by, at: instant(at) }
}

const soldBy = once(() => grouped(orders(), ({ seller }) => seller.token))
const returnedTo = once(() => grouped(returnVouchers(), ({ merchant }) => merchant.token))

function returnsRateOf({ merchant }: ReturnVoucher): number {
  const returned = returnedTo().get(merchant.token)?.length ?? 0
  const sold = soldBy().get(merchant.token)?.length ?? 1
  return Math.round((returned * 10_000) / sold)
}
