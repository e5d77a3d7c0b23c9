import { makesVersion, type PlanBody, termsOf } from '@console/domain/listing-plan'
import { token } from '../../random/token'
import type { Account } from '../../accounts/accounts'
import { refuse } from '../../server/refuse'
import type { Sentence } from '../../server/sentences'
import { instant } from '../../store/clock'
import type { SampleDatabase } from '../../store/store'
import { reviewerWith } from '../../accounts/actors'
import { settingsIn } from '../shop-setting/settingsIn'
import { listingPlanEntity } from './entity'
import type { StoredPlan } from './rows'
import { currentEvent } from '../../store/currentEvent'

/** Author, content and database of a write. */
interface Writing {
  database: SampleDatabase
  account: Account
  body: PlanBody
}

/**
 * Creates a plan, as a draft.
 * @throws Refusal 422 if a currency of the shop has no price, or two
 */
export function createPlan({ database, account, body }: Writing): StoredPlan {
  refusePrices(database, body)
  const by = reviewerWith(account.token)
  const plan = {
    ...body,
    planId: token(`plan ${account.token}`, database.changes().length),
    status: 'draft' as const,
    planVersion: 1,
    decision: null,
    versions: [{ planVersion: 1, since: null, by, terms: termsOf(body) }],
  }
  return database.add<StoredPlan>(listingPlanEntity, plan, account.token, {
    done: { action: 'create', event: eventOf(database, by, 'created', null, 'draft') },
  })
}

/**
 * Changes a plan. Other terms of a published plan make a new version: subscribers stay on theirs.
 * @throws Refusal 422 if a currency of the shop has no price, or two
 */
export function changePlan({ database, account, body }: Writing, plan: StoredPlan): StoredPlan {
  refusePrices(database, body)
  const by = reviewerWith(account.token)
  const isNew = makesVersion(plan, body)
  const [latest, ...earlier] = plan.versions
  const planVersion = plan.planVersion + (isNew ? 1 : 0)
  const version = {
    planVersion,
    since: isNew ? instant(database.now()) : (latest?.since ?? null),
    by: isNew ? by : (latest?.by ?? by),
    terms: termsOf(body),
  }
  const fields = { ...body, planVersion, versions: [version, ...(isNew ? plan.versions : earlier)] }
  return database.change(listingPlanEntity, plan.planId, fields, account.token, {
    done: {
      action: 'change',
      event: eventOf(database, by, isNew ? 'version' : 'changed', plan.status, plan.status),
    },
  })
}

/** @throws Refusal 422 */
function refusePrices(database: SampleDatabase, { price }: PlanBody): void {
  const priced = price.map(({ currency }) => currency)
  const missing = settingsIn(database, 'general').currencies.find((each) => !priced.includes(each))
  const message: Sentence | null =
    missing !== undefined
      ? { key: 'plan.price_missing', values: { currency: missing } }
      : new Set(priced).size < priced.length
        ? 'plan.price_repeated'
        : null
  if (message !== null)
    throw refuse(422, 'validation', message, { errors: [{ pointer: '/price', message }] })
}

function eventOf(
  database: SampleDatabase,
  actor: ReturnType<typeof reviewerWith>,
  what: 'created' | 'changed' | 'version',
  from: string | null,
  to: string,
) {
  return currentEvent(database, {
    actor,
    type: `listingPlan.${what}`,
    from,
    to,
  })
}
