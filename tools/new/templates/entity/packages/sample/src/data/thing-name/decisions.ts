import { requireTransition } from '@console/core/flows'
import { type ThingNameEvent, thingNameLifecycle } from '@console/domain/thing-name'
import type { DecisionRules } from '../../decisions/decisionRules'
import { blockedBy } from '../../decisions/blockedBy'
import type { ThingName } from './rows'

/** Applies decisions to the sample records. */
export const thingNameDecisions: DecisionRules<ThingName> = {
  workflow: 'thingName',
  ...blockedBy(thingNameLifecycle, (record: ThingName) => record),
  decide({ record, action }) {
    const transition = requireTransition(thingNameLifecycle, record, action as ThingNameEvent)
    const { status } = thingNameLifecycle.after(record, transition)
    return {
      fields: { status },
      recorded: transition.recorded,
      from: record.status,
      to: status,
      isDecision: true,
    }
  },
}
