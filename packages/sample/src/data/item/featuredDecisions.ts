import type { ApprovalStatus } from '@console/domain/approval'
import { featured, type FeaturedEvent, type FeaturedRecord } from '@console/domain/featured'
import { transitionOf } from '@console/core/flows'
import type { SampleDatabase } from '../../store/store'
import type { FeaturedFlag } from './items'
import { settingsIn } from '../shop-setting/settingsIn'
import type { DecisionRules, Lapse } from '../../decisions/decisionRules'
import { blockedBy } from '../../decisions/blockedBy'

/** Stored fields of every item that can be featured. */
export interface StoredFeaturable {
  approvalStatus: ApprovalStatus
  featured: FeaturedFlag | null
  lastFeaturedAt: string | null
}

/** Differences between the kinds of items that can be featured. */
export interface FeaturableWorkflow<Record> {
  /** All of them, because ranks are unique. */
  all(database: SampleDatabase): readonly Record[]
  /** Checks whether its business is suspended, and it is hidden for that reason. */
  isHidden(record: Record, database: SampleDatabase): boolean
}

/** Items are featured on the home page, at its next free rank, until someone or their time ends it. */
export function featuredDecisions<Record extends StoredFeaturable>({
  all,
  isHidden,
}: FeaturableWorkflow<Record>): DecisionRules<Record> {
  const lapses = new WeakMap<Record, Lapse<Record>>()

  let known: { of: readonly Record[]; changes: number; rank: number | undefined } | undefined

  /** Counts from 1; undefined if none is free. Rows of a list ask for it one by one. */
  function freeRank(database: SampleDatabase): number | undefined {
    const records = all(database)
    const changes = database.changes().length
    if (known?.of === records && known.changes === changes) return known.rank
    const taken = new Set(
      records.map(({ featured: flag }) => (flag?.placement === 'home' ? flag.rank : 0)),
    )
    const ranks = Array.from(
      { length: settingsIn(database, 'featured').slots.home },
      (_, place) => place + 1,
    )
    known = { of: records, changes, rank: ranks.find((rank) => !taken.has(rank)) }
    return known.rank
  }

  function lapseOf(record: Record, flag: FeaturedFlag, now: string): Lapse<Record> | null {
    const begins = flag.state === 'scheduled' && flag.startsAt <= now
    const ends = flag.state === 'featured' && flag.endsAt !== null && flag.endsAt <= now
    if (!begins && !ends) return null
    const event: FeaturedEvent = begins ? 'start' : 'end'
    const at = begins ? flag.startsAt : (flag.endsAt ?? now)
    const fields = (
      begins ? { featured: { ...flag, state: 'featured' } } : endFeatured(record, at)
    ) as Partial<Record>
    const recorded = featured.table.find((row) => row.event === event)?.recorded ?? ''
    const action = begins ? 'feature' : 'unfeature'
    return { record: { ...record, ...fields }, fields, at, action, recorded, from: null, to: null }
  }

  return {
    workflow: 'featured',
    lapse(record, now) {
      const lapsed = lapses.get(record)
      if (lapsed && lapsed.at <= now) return lapsed
      const lapse = record.featured && lapseOf(record, record.featured, now)
      if (lapse) lapses.set(record, lapse)
      return lapse
    },
    ...blockedBy(featured, (record, database): FeaturedRecord => ({
      approvalStatus: record.approvalStatus,
      featured: record.featured,
      get isHidden() {
        return isHidden(record, database)
      },
      get hasRoom() {
        return freeRank(database) !== undefined
      },
    })),
    decide({ record, action, by, at, body, database }) {
      const asked = { ...record, isHidden: false, hasRoom: true }
      const transition = transitionOf(featured, asked, action as FeaturedEvent)
      const rank = freeRank(database)
      if (!transition || (action === 'feature' && rank === undefined))
        throw new Error(`${action} is not possible`)
      const flag: FeaturedFlag = {
        placement: 'home',
        rank: rank ?? 0,
        scope: null,
        startsAt: at,
        endsAt: null,
        state: 'featured',
        by,
        reason: typeof body.note === 'string' ? body.note : null,
        views: 0,
        orders: 0,
      }
      const fields = action === 'feature' ? { featured: flag } : endFeatured(record, at)
      return {
        fields: fields as Partial<Record>,
        recorded: transition.recorded,
        from: null,
        to: null,
        isDecision: true,
      }
    },
  }
}

/** Changes of an item that is no longer featured, for example when it is suspended. */
export function endFeatured(
  { featured: flag, lastFeaturedAt }: StoredFeaturable,
  at: string,
): Pick<StoredFeaturable, 'featured' | 'lastFeaturedAt'> {
  return {
    featured: null,
    lastFeaturedAt: flag?.state === 'featured' ? at : lastFeaturedAt,
  }
}
