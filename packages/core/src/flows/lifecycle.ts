import type { Actor, DecisionBody, Hindrance } from '../contracts'

/** Who wants something to happen to a record. */
export interface Caller {
  token: string
  roles: readonly string[]
}

/** What a decision says beyond its action. */
export type Saying = Partial<Omit<DecisionBody, 'action'>>

/** Someone wants an event to happen to a record. */
export interface Attempt<Record> {
  record: Record
  event: string
  caller: Caller
  /** Undefined where it is only asked whether it could happen: then nothing that has to be said is missing yet. */
  body: Saying | undefined
}

/** One row of the table of a lifecycle. */
export interface Transition<Event extends string, Phase extends string, Record> {
  event: Event
  from: readonly Phase[]
  to: Phase
  /** Tells two rows of one event and phase apart: the first that holds is taken. */
  when?: (record: Record) => boolean
  /** The rules that it can break, in the order in which they are looked at. */
  hinderedBy: readonly Exclude<Hindrance, 'wrong_status'>[]
  /** Who may: a group of capabilities, the record's owner, or time itself. */
  by: string
  /** Its type in the record's history. */
  recorded: string
}

/** How something happened. */
export interface Happening {
  by: Actor
  /** An instant. */
  at: string
  body?: Saying
}

/**
 * What can happen to records of a kind: one table from which a machine, the sample backend's refusals and what a screen shows as
 * possible are made.
 */
export interface Lifecycle<Event extends string, Phase extends string, Record, How> {
  phaseOf(record: Record): Phase
  table: readonly Transition<Event, Phase, Record>[]
  /** When each rule of the table is broken. */
  rules: Readonly<Partial<{ [Rule in Hindrance]: (attempt: Attempt<Record>) => boolean }>>
  /** The record after it happened. */
  after(record: Record, transition: Transition<Event, Phase, Record>, how: How): Record
}

/** The row of the table by which an event happens to a record; undefined where it cannot in the record's phase. */
export function transitionOf<Event extends string, Phase extends string, Record>(
  { phaseOf, table }: Pick<Lifecycle<Event, Phase, Record, never>, 'phaseOf' | 'table'>,
  record: Record,
  event: Event,
): Transition<Event, Phase, Record> | undefined {
  const phase = phaseOf(record)
  return table.find(
    (row) => row.event === event && row.from.includes(phase) && (row.when?.(record) ?? true),
  )
}

/** The first rule that an attempt breaks; null where it can be done. Whether the caller has the capability is another question. */
export function firstHindrance<Event extends string, Phase extends string, Record>(
  lifecycle: Pick<Lifecycle<Event, Phase, Record, never>, 'phaseOf' | 'table' | 'rules'>,
  attempt: Attempt<Record> & { event: Event },
): Hindrance | null {
  const transition = transitionOf(lifecycle, attempt.record, attempt.event)
  if (!transition) return 'wrong_status'
  return transition.hinderedBy.find((rule) => lifecycle.rules[rule]?.(attempt)) ?? null
}
