import { agentEntity, agentHistory } from '@console/sample/agent'
import { businessEntity, businessHistory } from '@console/sample/business'
import { listingEntity, listingHistory } from '@console/sample/listing'
import { productEntity, productHistory } from '@console/sample/product'
import { serviceEntity, serviceHistory } from '@console/sample/service-product'
import type { World } from '@console/sample'

/** One thing that came into a queue, and what was decided about it. Times in milliseconds since 1970. */
export interface Cycle {
  queue: string
  submittedAt: number
  /** Null while it waits, and where it was withdrawn. */
  decidedAt: number | null
  outcome: Outcome | null
}

/** What became of something. */
export type Outcome = 'approved' | 'changesRequested' | 'rejected'

/** What happened to a record, oldest first. */
type Happened = readonly { type: string; at: string }[]

const outcomes: Record<string, Outcome> = {
  approved: 'approved',
  rejected: 'rejected',
  changes_requested: 'changesRequested',
}

/** How many histories are made before others have a turn: all of them are a while in the making. */
const stepSize = 200

/** By the record's token. They hold until something happens to it that is not in them: `last`. */
const kept = new Map<string, { last: Happened[number] | undefined; cycles: readonly Cycle[] }>()

/** Everything that was ever submitted of businesses, products, services, agents and listings. */
export async function cyclesOf(world: World): Promise<Cycle[]> {
  const since = new Map<string, Happened>()
  for (const { token, done } of world.changes())
    if (done) since.set(token, [...(since.get(token) ?? []), done.event])

  async function cyclesIn<Row extends { secureToken: string }>(
    queue: string,
    rows: readonly Row[],
    historyOf: (row: Row) => Happened,
  ): Promise<Cycle[]> {
    const all: Cycle[] = []
    let made = 0
    for (const row of rows) {
      const { secureToken } = row
      const later = since.get(secureToken) ?? []
      const last = later.at(-1)
      let known = kept.get(secureToken)
      if (!known || known.last !== last) {
        const happened = [...historyOf(row).toReversed(), ...later]
        known = { last, cycles: cyclesFrom(queue, happened) }
        kept.set(secureToken, known)
        made += 1
        if (made % stepSize === 0) await new Promise((resolve) => setTimeout(resolve))
      }
      all.push(...known.cycles)
    }
    return all
  }

  return [
    ...(await cyclesIn('businesses', world.rows(businessEntity), businessHistory)),
    ...(await cyclesIn('products', world.rows(productEntity), productHistory)),
    ...(await cyclesIn('service-products', world.rows(serviceEntity), serviceHistory)),
    ...(await cyclesIn('agents', world.rows(agentEntity), agentHistory)),
    ...(await cyclesIn('listings', world.rows(listingEntity), listingHistory)),
  ]
}

function cyclesFrom(queue: string, happened: Happened): Cycle[] {
  const cycles: Cycle[] = []
  for (const { type, at } of withoutUndone(happened)) {
    const what = type.replace(/^approval\.(update_)?/, '')
    const outcome = outcomes[what]
    const last = cycles.at(-1)
    if (['submitted', 'resubmitted', 'reopened'].includes(what))
      cycles.push({ queue, submittedAt: Date.parse(at), decidedAt: null, outcome: null })
    else if (outcome && last) {
      last.decidedAt = Date.parse(at)
      last.outcome = outcome
    }
  }
  return cycles
}

/** What was taken back did not happen. */
function withoutUndone(happened: Happened): Happened {
  const standing: { type: string; at: string }[] = []
  for (const event of happened)
    if (event.type.endsWith('.undone')) standing.pop()
    else standing.push(event)
  return standing
}
