import { recordAfter } from '@console/domain/approval'
import type { StaffMemberDetail } from '@console/domain/staff-member'
import type { Ref } from '@console/core/contracts'
import { type Entity, tokenIn } from '../../store/entity'
import { instant } from '../../store/clock'
import type { SampleDatabase } from '../../store/store'
import { agentEntity } from '../agent/entity'
import { businessEntity } from '../business/entity'
import { listingEntity } from '../listing/entity'
import { productEntity } from '../product/entity'
import { serviceEntity } from '../service-product/entity'
import { reviewerWith } from '../../accounts/actors'
import type { StoredApprovable } from '../shared/approvalDecisions'
import { currentEvent } from '../../store/currentEvent'
import { onceOf } from '../../random/once'

/** A record that someone has claimed. */
type Claimed = StaffMemberDetail['claims'][number] & { by: string }

/** Claimable records, and their names. */
interface Source {
  kind: Claimed['kind']
  claimedIn(database: SampleDatabase): readonly Claimed[]
  release(database: SampleDatabase, record: string, by: string): void
}

function sourceOf<Row extends StoredApprovable>(
  kind: Claimed['kind'],
  entity: Entity<Row>,
  nameOf: (row: Row) => string,
): Source {
  const refOf = (row: Row): Ref => ({ token: tokenIn(entity, row), label: nameOf(row) })
  const claimedAmong = onceOf((rows: readonly Row[]) =>
    rows.flatMap((row): Claimed[] =>
      row.claim
        ? [{ kind, record: refOf(row), expiresAt: row.claim.expiresAt, by: row.claim.by.token }]
        : [],
    ),
  )
  return {
    kind,
    claimedIn: (database) => claimedAmong(database.rows(entity)),
    release(database, record, by) {
      const before = database.find(entity, record)
      if (!before) return
      const actor = reviewerWith(by)
      const at = instant(database.now())
      const after = recordAfter<StoredApprovable>(before, 'release', { by: actor, at })
      const { approvalStatus, submission, claim } = after
      const event = currentEvent(database, {
        at,
        actor,
        type: 'approval.released',
        from: before.approvalStatus,
        to: approvalStatus,
      })
      const fields = { approvalStatus, submission, claim } as Partial<Omit<Row, 'version'>>
      database.change(entity, record, fields, by, { done: { action: 'release', event } })
    },
  }
}

const sources: readonly Source[] = [
  sourceOf('businesses', businessEntity, ({ tradingName }) => tradingName),
  sourceOf('products', productEntity, ({ name }) => name),
  sourceOf('service-products', serviceEntity, ({ name }) => name),
  sourceOf('agents', agentEntity, ({ first_name, last_name }) => `${first_name} ${last_name}`),
  sourceOf('listings', listingEntity, ({ title }) => title),
]

/** Current claims of a staff member, those that expire first at the top. */
export function claimsOf(staffToken: string, database: SampleDatabase): readonly Claimed[] {
  const now = instant(database.now())
  return sources
    .flatMap(({ claimedIn }) => claimedIn(database))
    .filter(({ by, expiresAt }) => by === staffToken && expiresAt > now)
    .toSorted((one, other) => (one.expiresAt < other.expiresAt ? -1 : 1))
}

/** Releases all claims of a staff member. @param by token of the actor */
export function releaseClaims(staffToken: string, database: SampleDatabase, by: string): void {
  for (const { kind, record } of claimsOf(staffToken, database))
    sources.find((source) => source.kind === kind)?.release(database, record.token, by)
}
