import { agentEntity, agentHistory } from '@console/sample/agent'
import { businessEntity, businessHistory } from '@console/sample/business'
import { commissionVoucherEntity, voucherHistory } from '@console/sample/commission-voucher'
import { listingEntity, listingHistory } from '@console/sample/listing'
import { productEntity, productHistory } from '@console/sample/product'
import { returnHistory, returnVoucherEntity } from '@console/sample/return-voucher'
import { reviewEntity, reviewHistory } from '@console/sample/review'
import { serviceEntity, serviceHistory } from '@console/sample/service-product'
import { type Entity, safely, tokenIn, type SampleDatabase } from '@console/sample'

/** A submission to a queue and its decision. Times in milliseconds since 1970. */
export interface Cycle {
  queue: string
  submittedAt: number
  /** Null while it waits, and if it was withdrawn. */
  decidedAt: number | null
  outcome: Outcome | null
}

/** Period that a record waited in a queue, in milliseconds since 1970. */
export interface Wait {
  queue: string
  from: number
  /** Null while it waits. */
  until: number | null
  /** Token of the user who ended it; null while it waits. */
  by: string | null
}

/** Decision on a submission. */
export type Outcome = 'approved' | 'changesRequested' | 'rejected'

/** History of one record, as far as the dashboard uses it. */
interface Reported {
  cycles: readonly Cycle[]
  waits: readonly Wait[]
}

interface Event {
  type: string
  at: string
  actor: { token: string }
}

/** Events of a record, oldest first. */
type Happened = readonly Event[]

const outcomes: Record<string, Outcome> = {
  approved: 'approved',
  rejected: 'rejected',
  changes_requested: 'changesRequested',
}

/** Events that add a record to its queue and remove it, by prefix of their names. */
const doors: Record<string, { into: readonly string[]; out: readonly string[] }> = {
  approval: {
    into: ['submitted', 'resubmitted', 'reopened'],
    out: ['approved', 'rejected', 'changes_requested', 'withdrawn'],
  },
  review: { into: ['submitted', 'reported'], out: ['published', 'rejected', 'hidden'] },
  return: { into: ['submitted', 'resubmitted'], out: ['asked', 'approved', 'rejected'] },
  voucher: {
    into: ['submitted', 'failed'],
    out: ['returned', 'sent', 'handed_over', 'cancelled'],
  },
}

/** Number of histories computed before yielding: computing all takes a while. */
const stepSize = 200

/** Cache by record token. Valid until the record gets an event after `last`. */
const stored = new Map<string, Reported & { last: Event | undefined }>()

/** All waits in queues, and the decisions on businesses, products, services, agents and listings. */
export async function historyOf(database: SampleDatabase): Promise<Reported> {
  const since = new Map<string, Happened>()
  for (const { token, done } of database.changes())
    if (done) since.set(token, [...(since.get(token) ?? []), done.event])

  const cycles: Cycle[] = []
  const waits: Wait[] = []

  async function lookAt<Row extends { version: number }>(
    queue: string,
    entity: Entity<Row>,
    historyOf: (row: Row) => Happened,
  ) {
    let made = 0
    for (const row of database.rows(entity)) {
      const token = tokenIn(entity, row)
      const later = since.get(token) ?? []
      const last = later.at(-1)
      let known = stored.get(token)
      if (!known || known.last !== last) {
        const history = safely(row, () => historyOf(row).toReversed(), [])
        known = { last, ...reportedOf(queue, [...history, ...later]) }
        stored.set(token, known)
        made += 1
        if (made % stepSize === 0) await new Promise((resolve) => setTimeout(resolve))
      }
      cycles.push(...known.cycles)
      waits.push(...known.waits)
    }
  }

  await lookAt('businesses', businessEntity, businessHistory)
  await lookAt('products', productEntity, productHistory)
  await lookAt('service-products', serviceEntity, serviceHistory)
  await lookAt('agents', agentEntity, agentHistory)
  await lookAt('listings', listingEntity, listingHistory)
  await lookAt('reviews', reviewEntity, reviewHistory)
  await lookAt('return-vouchers', returnVoucherEntity, returnHistory)
  await lookAt('commission-vouchers', commissionVoucherEntity, voucherHistory)
  return { cycles, waits }
}

function reportedOf(queue: string, happened: Happened): Reported {
  const cycles: Cycle[] = []
  const waits: Wait[] = []
  for (const { type, at: instant, actor } of withoutUndone(happened)) {
    const [kind = '', name = ''] = type.split('.')
    const what = name.replace(/^update_/, '')
    const at = Date.parse(instant)
    const waiting = waits.findLast(({ until }) => until === null)
    if (doors[kind]?.into.includes(what) && !waiting)
      waits.push({ queue, from: at, until: null, by: null })
    else if (doors[kind]?.out.includes(what) && waiting)
      Object.assign(waiting, { until: at, by: actor.token })
    if (kind !== 'approval') continue
    const outcome = outcomes[what]
    const last = cycles.at(-1)
    if (doors[kind]?.into.includes(what))
      cycles.push({ queue, submittedAt: at, decidedAt: null, outcome: null })
    else if (outcome && last) Object.assign(last, { decidedAt: at, outcome })
  }
  return { cycles, waits }
}

/** Removes undone events. */
function withoutUndone(happened: Happened): Happened {
  const standing: Event[] = []
  for (const event of happened)
    if (event.type.endsWith('.undone')) standing.pop()
    else standing.push(event)
  return standing
}
