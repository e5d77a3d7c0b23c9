import { faultsIn, firstHindrance, type Lifecycle } from '@console/core/flows'
import type { Saying } from '@console/core/kinds'
import type { World } from '../store/store'
import type { DecisionRules } from './decisionRules'

/**
 * What hinders decisions of a kind, and where in what is said, as its table has it.
 * @param seen the record as the rules of the table see it: with what other records and what is said tell
 * @param eventOf what happens where an action is taken; the event of its name unless it is said
 */
export function hinderedBy<
  Stored,
  Event extends string,
  Phase extends string,
  Record,
  Rule extends string,
  Said,
>(
  lifecycle: Pick<
    Lifecycle<Event, Phase, Record, never, Rule, Said>,
    'phaseOf' | 'table' | 'rules' | 'faults'
  >,
  seen: (record: Stored, world: World, body?: Saying) => Record,
  eventOf = (action: string) => action as Event,
): Pick<DecisionRules<Stored>, 'hindranceOf' | 'faultsOf'> {
  return {
    hindranceOf: (record, action, caller, world, body) =>
      firstHindrance(lifecycle, {
        record: seen(record, world, body),
        event: eventOf(action),
        caller,
        body: body as Said | undefined,
      }),
    faultsOf: (rule, record, body, world) =>
      faultsIn(lifecycle, rule, { record: seen(record, world, body), body: body as Said }),
  }
}
