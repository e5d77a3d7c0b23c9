import { faultsIn, firstBlocker, type Lifecycle } from '@console/core/flows'
import type { AnyInput } from '@console/core/workflows'
import type { SampleDatabase } from '../store/store'
import type { DecisionRules } from './decisionRules'

/**
 * Finds the blockers of a workflow's decisions, and their pointers into the input, by its table.
 * @param seen the record as the rules see it: with what follows from other records and from the input
 * @param eventOf event of an action; default: the event of the same name
 */
export function blockedBy<
  Stored,
  Event extends string,
  Phase extends string,
  Record,
  Rule extends string,
  Input,
>(
  lifecycle: Pick<
    Lifecycle<Event, Phase, Record, never, Rule, Input>,
    'phaseOf' | 'table' | 'rules' | 'faults'
  >,
  seen: (record: Stored, database: SampleDatabase, body?: AnyInput) => Record,
  eventOf = (action: string) => action as Event,
): Pick<DecisionRules<Stored>, 'blockersOf' | 'faultsOf'> {
  return {
    blockersOf(stored, caller, database, input) {
      const record = seen(stored, database, input)
      const body = input as Input | undefined
      return (action) => firstBlocker(lifecycle, { record, event: eventOf(action), caller, body })
    },
    faultsOf: (rule, record, body, database) =>
      faultsIn(lifecycle, rule, { record: seen(record, database, body), body: body as Input }),
  }
}
