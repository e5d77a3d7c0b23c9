import { formatsOf } from '@console/core/i18n'
import { defineWorkflow } from '@console/core/workflows'
import { planCapabilities } from './capabilities'
import type { ListingPlan } from './contract'
import { planLifecycle } from './lifecycle'
import type { PlanAction, PlanStatus } from './terms'
import { planMessages } from './messages'

const leadsTo: Record<PlanAction, PlanStatus> = {
  publish: 'active',
  retire: 'retired',
  restore: 'active',
}

/** Workflow of plans of the directory. */
export const listingPlanWorkflow = defineWorkflow<ListingPlan>()({
  id: 'listingPlan',
  messages: planMessages,
  statuses: {
    draft: { tone: 'neutral', icon: 'edit' },
    active: { tone: 'success', icon: 'accepted' },
    retired: { tone: 'neutral', icon: 'archive' },
  },
  statusesOf: ({ status }) => [status],
  actions: {
    publish: { icon: 'send', placement: 'primary', isConfirmed: true },
    restore: { icon: 'return', placement: 'primary' },
    // Its dialog shows the number of subscribers, and the effect on them.
    retire: { icon: 'archive', placement: 'secondary', isConfirmed: true },
  },
  blockers: { wrong_status: { status: 409 } },
  capabilities: { edit: planCapabilities.edit },
  input: {},
  lifecycle: planLifecycle,
  expected: (row, action) => ({ ...row, status: leadsTo[action] }),
  details: ({ subscribers, planVersion }, language) => ({
    subscribers: formatsOf(language).number(subscribers),
    version: formatsOf(language).number(planVersion),
  }),
})
