import type { Actor, Ref } from '@console/core/contracts'
import type { ListingPlan, PlanTerms, PlanVersion } from '@console/domain/listing-plan'
import { once } from '../../random/once'
import { token } from '../../random/token'
import { day, instant, sampleStart } from '../../store/clock'
import { admins } from '../../accounts/actors'
import { everywhere } from '../shared/money'
import { planned, type PlannedVersion } from './planned'

/** A stored version of a plan. */
export type StoredVersion = Omit<PlanVersion, 'subscribers'>

/** A stored plan; its own terms are those of its latest version. */
export type StoredPlan = Omit<ListingPlan, '_actions' | 'subscribers'> & {
  /** Latest first. */
  versions: readonly StoredVersion[]
}

function priceOf(shillings: number): PlanTerms['price'] {
  return everywhere(shillings).map((price) => (shillings === 0 ? { ...price, amount: 0 } : price))
}

function versionOf(
  { shillings, daysAgo, ...terms }: PlannedVersion,
  planVersion: number,
): StoredVersion {
  return {
    planVersion,
    since: instant(sampleStart - daysAgo * day),
    by: admins()[planVersion % admins().length] as Actor,
    terms: { price: priceOf(shillings), ...terms },
  }
}

/** The six plans of the directory, the free one first. */
export const listingPlans = once((): StoredPlan[] =>
  planned.map(({ name, status, highlight = false, versions }, place) => {
    const stored = versions.map((each, back) => versionOf(each, versions.length - back))
    const [latest] = stored as [StoredVersion, ...StoredVersion[]]
    return {
      version: 1,
      planId: token('plan', place),
      name,
      ...latest.terms,
      status,
      planVersion: latest.planVersion,
      order: place + 1,
      highlight,
      decision: null,
      versions: stored,
    }
  }),
)

/** Reference to a plan. */
export function planRef({ planId, name }: Pick<StoredPlan, 'planId' | 'name'>): Ref {
  return { token: planId, label: name.en, names: name }
}

/** Version of a plan for a subscription that began at an instant: the latest one in force. */
export function versionAt({ versions }: StoredPlan, at: string): StoredVersion {
  const begun = versions.find(({ since }) => since !== null && since <= at)
  return begun ?? (versions.at(-1) as StoredVersion)
}

/** Version of a plan by its number; the latest if there is no such version. */
export function versionNumbered({ versions }: StoredPlan, number: number | null): StoredVersion {
  const found = versions.find(({ planVersion }) => planVersion === number)
  return found ?? (versions[0] as StoredVersion)
}
