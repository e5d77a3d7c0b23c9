import { requireTransition } from '@console/core/flows'
import { type ThingNameEvent, thingNameLifecycle } from '@console/domain/thing-name'
import type { DecisionRules } from '../../decisions/decisionRules'
import { hinderedBy } from '../../decisions/hinderedBy'
import type { ThingName } from './rows'

/** How what is decided about them is taken. */
export const thingNameDecisions: DecisionRules<ThingName> = {
  kind: 'thingName',
  did: { activate: 'activated', suspend: 'suspended', reinstate: 'reinstated' },
  why: {
    reason_missing: 'This needs a reason.',
    note_missing: 'This needs a note of at least 10 characters.',
  },
  ...hinderedBy(thingNameLifecycle, (record: ThingName) => record),
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
