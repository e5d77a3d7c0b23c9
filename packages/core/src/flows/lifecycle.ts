import type { Actor } from '../contracts'

/** Caller of a transition. */
export interface Caller {
  token: string
  roles: readonly string[]
}

/** A request to apply an event to a record. */
export interface TransitionRequest<Record, Input = unknown> {
  record: Record
  event: string
  caller: Caller
  /** Undefined to ask only whether the event is possible: then no reason or note is missing yet. */
  body: Input | undefined
}

/** One transition of a lifecycle. */
export interface Transition<
  Event extends string,
  Phase extends string,
  Record,
  Rule extends string = string,
> {
  event: Event
  from: readonly Phase[]
  to: Phase
  /** Distinguishes transitions of one event and phase: the first that matches is taken. */
  when?: (record: Record) => boolean
  /** Rules that can block it, in the order of checking. */
  blockedBy: readonly Rule[]
  /** Allowed caller: a group of capabilities, the record's owner, or the passing of time. */
  by: string
  /** Its type in the record's history. */
  recorded: string
}

/** Circumstances of an event. */
export interface Happening<Input = unknown> {
  by: Actor
  /** An instant. */
  at: string
  /** Input of the event. */
  body?: Input
}

/**
 * Transitions of a kind's records: the single source of a machine, the sample backend's refusals and the actions that a screen
 * offers.
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
  /** Condition under which each rule is violated. */
  rules: Readonly<
    Partial<{ [Name in Rule]: (attempt: TransitionRequest<Record, Input>) => boolean }>
  >
  /** Rules that check only the input of a decision. A form checks these before it is sent. */
  inputRules: readonly Rule[]
  /**
   * For rules about values of a list: places of the violations, as JSON pointers into the input (`/lines/3/amount`). For a missing
   * rule, or one without places, the whole field is invalid.
   */
  faults?: Readonly<
    Partial<{
      [Name in Rule]: (
        attempt: Pick<TransitionRequest<Record, Input>, 'record' | 'body'>,
      ) => readonly string[]
    }>
  >
  /** The record after the event. */
  after(record: Record, transition: Transition<Event, Phase, Record, Rule>, how: How): Record
}

/** Transition of an event on a record; undefined where the record's phase has none. */
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
 * The same where the transition is known to exist.
 * @throws Error where the record's phase has none
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
 * First rule that a request violates, `wrong_status` where the record's phase has no such event; null where it is possible. The
 * caller's capability is checked separately.
 */
export function firstBlocker<
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
  return transition.blockedBy.find((rule) => lifecycle.rules[rule]?.(attempt)) ?? null
}

/** Places where a rule is violated, as JSON pointers into the input; empty where the whole field is invalid. */
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
