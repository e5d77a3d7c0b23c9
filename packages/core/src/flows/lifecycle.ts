import type { Actor } from '../contracts'

/** Who wants something to happen to a record. */
export interface Caller {
  token: string
  roles: readonly string[]
}

/** Someone wants an event to happen to a record. */
export interface TransitionRequest<Record, Input = unknown> {
  record: Record
  event: string
  caller: Caller
  /** Undefined where it is only asked whether the event could happen: then no reason and no note is missing yet. */
  body: Input | undefined
}

/** One row of the table of a lifecycle. */
export interface Transition<
  Event extends string,
  Phase extends string,
  Record,
  Rule extends string = string,
> {
  event: Event
  from: readonly Phase[]
  to: Phase
  /** Tells two rows of one event and phase apart: the first that holds is taken. */
  when?: (record: Record) => boolean
  /** The rules that it can break, in the order in which they are looked at. */
  hinderedBy: readonly Rule[]
  /** Who may: a group of capabilities, the record's owner, or time itself. */
  by: string
  /** Its type in the record's history. */
  recorded: string
}

/** How something happened. */
export interface Happening<Input = unknown> {
  by: Actor
  /** An instant. */
  at: string
  /** What was said beyond the event. */
  body?: Input
}

/**
 * What can happen to records of a kind: one table from which a machine, the sample backend's refusals and what a screen shows as
 * possible are made.
 */
export interface Lifecycle<
  Event extends string,
  Phase extends string,
  Record,
  How,
  Rule extends string = string,
  Input = unknown,
> {
  phaseOf(record: Record): Phase
  table: readonly Transition<Event, Phase, Record, Rule>[]
  /** When each rule of the table is broken. */
  rules: Readonly<
    Partial<{ [Name in Rule]: (attempt: TransitionRequest<Record, Input>) => boolean }>
  >
  /** The rules that look only at what the decision says. A form checks these before it is sent. */
  inputRules: readonly Rule[]
  /**
   * For rules about values of a list: where the rule is broken, as JSON pointers into what is said (`/lines/3/amount`). For a rule
   * that is left out, or names no place, the whole field is at fault.
   */
  faults?: Readonly<
    Partial<{
      [Name in Rule]: (
        attempt: Pick<TransitionRequest<Record, Input>, 'record' | 'body'>,
      ) => readonly string[]
    }>
  >
  /** The record after it happened. */
  after(record: Record, transition: Transition<Event, Phase, Record, Rule>, how: How): Record
}

/** The row of the table by which an event happens to a record; undefined where it cannot in the record's phase. */
export function transitionOf<
  Event extends string,
  Phase extends string,
  Record,
  Rule extends string,
>(
  { phaseOf, table }: Pick<Lifecycle<Event, Phase, Record, never, Rule>, 'phaseOf' | 'table'>,
  record: Record,
  event: Event,
): Transition<Event, Phase, Record, Rule> | undefined {
  const phase = phaseOf(record)
  return table.find(
    (row) => row.event === event && row.from.includes(phase) && (row.when?.(record) ?? true),
  )
}

/**
 * The same where it is known that it can.
 * @throws Error where it cannot in the record's phase
 */
export function requireTransition<
  Event extends string,
  Phase extends string,
  Record,
  Rule extends string,
>(
  lifecycle: Pick<Lifecycle<Event, Phase, Record, never, Rule>, 'phaseOf' | 'table'>,
  record: Record,
  event: Event,
): Transition<Event, Phase, Record, Rule> {
  const transition = transitionOf(lifecycle, record, event)
  if (!transition) throw new Error(`${event} is not possible`)
  return transition
}

/**
 * The first rule that an attempt breaks, `wrong_status` where the record's phase does not know the event; null where it can be done.
 * Whether the caller has the capability is another question.
 */
export function firstHindrance<
  Event extends string,
  Phase extends string,
  Record,
  Rule extends string,
  Input,
>(
  lifecycle: Pick<
    Lifecycle<Event, Phase, Record, never, Rule, Input>,
    'phaseOf' | 'table' | 'rules'
  >,
  attempt: TransitionRequest<Record, Input> & { event: Event },
): Rule | 'wrong_status' | null {
  const transition = transitionOf(lifecycle, attempt.record, attempt.event)
  if (!transition) return 'wrong_status'
  return transition.hinderedBy.find((rule) => lifecycle.rules[rule]?.(attempt)) ?? null
}

/** Where a rule is broken, as JSON pointers into what is said; empty where the whole field is at fault. */
export function faultsIn<Record, Input>(
  {
    faults = {},
  }: {
    faults?: Readonly<{
      [rule: string]:
        | ((attempt: { record: Record; body: Input | undefined }) => readonly string[])
        | undefined
    }>
  },
  rule: string,
  attempt: { record: Record; body: Input | undefined },
): readonly string[] {
  return faults[rule]?.(attempt) ?? []
}
