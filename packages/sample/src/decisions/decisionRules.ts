import type { Actor } from '@console/core/contracts'
import type { Caller } from '@console/core/flows'
import type { AnyInput } from '@console/core/kinds'
import type { World } from '../store/store'

/** A decision on its way into the world. */
export interface Deciding<Record> {
  record: Record
  action: string
  by: Actor
  /** An instant. */
  at: string
  body: AnyInput
  world: World
}

/** What a decision changes. */
export interface Decided<Record> {
  fields: Partial<Record>
  /** Its type in the record's history. */
  recorded: string
  from: string | null
  to: string | null
  /** A claim is no decision: it is released, not undone, and the last decision stays the last one. */
  isDecision: boolean
}

/** What time has done to a record. */
export interface Lapse<Record> {
  record: Record
  fields: Partial<Record>
  /** When it came about. */
  at: string
  action: string
  recorded: string
  from: string | null
  to: string | null
}

/** A fault in what is said, with the field that it is in. */
export interface Unfit {
  pointer: string
  message: string
}

/** How the sample backend takes the decisions of one kind about records. What it says of them are the kind's own words. */
export interface DecisionRules<Record> {
  /** The kind whose actions these are, by its `id`. */
  kind: string
  /**
   * What has happened to a record by time alone since its last change; null for nothing. Claims and suspensions end by themselves.
   */
  lapse?(record: Record, now: string, world: World): Lapse<Record> | null
  /** What hinders each action with a record; null for nothing. What the rules look at is made once for all actions. */
  hindrancesOf(
    record: Record,
    caller: Caller,
    world: World,
    body?: AnyInput,
  ): (action: string) => string | null
  /** Where a rule is broken, as JSON pointers into what is said; empty where the whole field is at fault. */
  faultsOf?(hindrance: string, record: Record, body: AnyInput, world: World): readonly string[]
  /** Whether the settings require a note with an action, whatever its kind says. */
  needsNote?(action: string, world: World): boolean
  /** What is wrong with what the decision says, beyond what its schema finds. */
  unfit?(action: string, body: AnyInput, now: string, world: World): Unfit[]
  /** Whether a record may be decided about in this way among many, without being looked at. */
  isEligibleInBulk?(record: Record, action: string): boolean
  decide(deciding: Deciding<Record>): Decided<Record>
  /** What the decision changes beyond its record, which is given as it is afterwards. Undoing the decision does not undo it. */
  whenTaken?(deciding: Deciding<Record>): void
  /** The fields of a row that depend on the clock, on other records or on the caller. */
  overRow?(record: Record, now: string, asked: { account: Caller; world: World }): object
  /** The fields of a whole record that follow from the decisions since the seed. */
  overDetail?(record: Record): object
}
