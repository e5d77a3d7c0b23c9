import { requireTransition } from '@console/core/flows'
import { type PlanAction, planLifecycle } from '@console/domain/listing-plan'
import type { DecisionRules } from '../../decisions/decisionRules'
import { blockedBy } from '../../decisions/blockedBy'
import type { StoredPlan } from './rows'

/** Administrators publish, retire and offer plans again. */
export const planDecisions: DecisionRules<StoredPlan> = {
  workflow: 'listingPlan',
  ...blockedBy(planLifecycle, (plan: StoredPlan) => plan),
  decide({ record, action, at }) {
    const { to, recorded } = requireTransition(planLifecycle, record, action as PlanAction)
    const [latest, ...earlier] = record.versions
    return {
      fields: {
        status: to,
        // Its first version begins when it is published.
        ...(latest?.since === null ? { versions: [{ ...latest, since: at }, ...earlier] } : {}),
      },
      recorded,
      from: record.status,
      to,
      isDecision: true,
    }
  },
}
