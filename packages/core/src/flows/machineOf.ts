import { type AnyStateMachine, assign, createMachine } from 'xstate'
import { type Caller, firstBlocker, type Lifecycle } from './lifecycle'

/** An event of a lifecycle's machine: its type is the event of the table. */
export interface LifecycleEvent<Event extends string, How, Input = unknown> {
  type: Event
  caller: Caller
  body?: Input
  how: How
}

/**
 * Creates the machine of a lifecycle from its table: a state for each phase, and for each row a transition guarded by its
 * rules. Its context is the record.
 */
export function machineOf<
  Event extends string,
  Phase extends string,
  Record,
  How,
  Rule extends string,
  Input,
>(id: string, lifecycle: Lifecycle<Event, Phase, Record, How, Rule, Input>, first: Record) {
  type Context = { record: Record }
  type Sent = LifecycleEvent<Event, How, Input>

  /** Named for the chart; the table has the names of the rules. */
  function guardOf({ when, blockedBy }: (typeof lifecycle.table)[number]) {
    const claims = [when?.name, blockedBy.length > 0 ? 'nothing blocks it' : ''].filter(Boolean)
    if (claims.length === 0) return {}
    const guard = ({ context: { record }, event }: { context: Context; event: Sent }) =>
      (when?.(record) ?? true) &&
      firstBlocker(lifecycle, {
        record,
        event: event.type,
        caller: event.caller,
        // An event without a body counts as one with an empty body: required input is missing.
        body: event.body ?? ({} as Input),
      }) === null
    return { guard: Object.defineProperty(guard, 'name', { value: claims.join(', ') }) }
  }

  function transitionsOf(phase: Phase) {
    const on: { [Name in Event]?: object[] } = {}
    for (const row of lifecycle.table.filter(({ from }) => from.includes(phase))) {
      const actions = assign(({ context, event }: { context: Context; event: Sent }) => ({
        record: lifecycle.after(context.record, row, event.how),
      }))
      const transitions = (on[row.event] ??= [])
      transitions.push({ target: row.to, ...guardOf(row), actions })
    }
    return on
  }

  const phases = new Set(lifecycle.table.flatMap(({ from, to }) => [...from, to]))
  const states = [...phases].map((phase) => [phase, { on: transitionsOf(phase) }])
  // The states are computed from the table, so xstate's types cannot know them.
  return createMachine({
    id,
    context: { record: first },
    initial: lifecycle.phaseOf(first),
    states: Object.fromEntries(states),
  } as object) as AnyStateMachine
}
