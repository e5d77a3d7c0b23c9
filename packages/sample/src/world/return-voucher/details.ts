import { transitionOf } from '@console/core/flows'
import {
  type ReturnDetail,
  type ReturnRecord,
  type ReturnRow,
  returnVoucher,
} from '@console/domain/return-voucher'
import { draws } from '../../draws/random'
import { grouped } from '../../draws/grouped'
import { once } from '../../draws/once'
import { token } from '../../draws/token'
import { instant } from '../../store/clock'
import { orders } from '../order/rows'
import { orderSeed } from '../order/seeds'
import { namedProducts } from '../product/rows'
import type { NamedProduct } from '../names/goods'
import { indexOf } from '../shared/indexOf'
import { digits } from '../shared/parties'
import { photograph } from '../shared/pictures'
import { returnVoucherEntity } from './entity'
import { returnLinesOf } from './lines'
import { type ReturnVoucher, returnVouchers } from './rows'
import { type ReturnSeed, returnSeeds } from './seeds'
import { returnSteps } from './steps'

/** What a full return has beyond its row (domain design 4.8). */
export type ReturnBeyondRow = Omit<ReturnDetail, keyof ReturnRow>

/**
 * A return led through its lifecycle, step by step, from where it was raised to where it stands.
 * @throws Error where the lifecycle does not know the way
 */
export function replayedReturn(row: ReturnVoucher): ReturnRecord {
  const seed = returnSeeds()[indexOf(returnVoucherEntity, row)] as ReturnSeed
  const submitted: ReturnRecord = {
    status: 'submitted',
    claimedBy: null,
    isOverWindow: row.isOverWindow,
    proposedBy: null,
    lines: returnLinesOf(seed.index).map((line) => ({ ...line, granted: null })),
  }
  return returnSteps(seed).reduce((record, { event, at, by, body }) => {
    const transition = transitionOf(returnVoucher, record, event)
    if (!transition) throw new Error(`${event} cannot happen to what is ${record.status}`)
    return returnVoucher.after(record, transition, { by, at: instant(at), body })
  }, submitted)
}

/** What the full record of a return has beyond its row. */
export function returnDetail(row: ReturnVoucher): ReturnBeyondRow {
  const seed = returnSeeds()[indexOf(returnVoucherEntity, row)] as ReturnSeed
  const { index } = seed
  const steps = returnSteps(seed)
  const record = replayedReturn(row)
  const isRefunded = steps.some(({ event }) => event === 'refund_succeeded')
  return {
    lines: returnLinesOf(index).map((line, place) => ({
      ...line,
      granted: record.lines[place]?.granted ?? null,
    })),
    evidence: evidenceOf(seed),
    note: draws('returnVoucher', index, 'note').pick(notes),
    question: steps.find(({ event }) => event === 'ask')?.body.note ?? null,
    proposedBy: record.proposedBy,
    refusal: refusalOf(seed),
    providerReference:
      isRefunded && row.refundMethod !== 'credit_note'
        ? `R${digits('returnVoucher', index, 'reference', 9)}`
        : null,
    merchantReturnsBps: returnsRateOf(row),
  }
}

const notes = [
  null,
  'Two of the packs were torn when they came.',
  'We ordered the other size.',
  'The date on the label has passed.',
  'It does not fit what was shown.',
]

/** What the buyer has photographed: up to three pictures of what is sent back. */
function evidenceOf({ index, order }: ReturnSeed): ReturnBeyondRow['evidence'] {
  const stream = draws('returnVoucher', index, 'evidence')
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
