import type { Action, Actor, ApprovalStatus, Hindrance } from '../../contracts'
import type { Caller, Saying } from '../../flows/lifecycle'
import type { Capability } from '../../permissions'
import type { World } from '../store'

/** A decision that is taken. */
export interface Deciding<Record> {
  record: Record
  action: Action
  by: Actor
  /** An instant. */
  at: string
  body: Saying
  world: World
}

/** What a decision changes. */
export interface Decided<Record> {
  fields: Partial<Record>
  /** Its type in the record's history. */
  recorded: string
  from: ApprovalStatus | null
  to: ApprovalStatus | null
  /** Whether it can be taken back for ten seconds. */
  canBeUndone: boolean
}

/** Decisions of one kind about records: how the sample backend refuses and takes them. */
export interface DecisionRules<Record> {
  actions: readonly Action[]
  capabilityFor(action: Action): Capability
  /** The record as time has left it: claims and suspensions end by themselves. */
  settled?(record: Record, now: number): Record
  hindranceOf(record: Record, action: Action, caller: Caller, body?: Saying): Hindrance | null
  /** Whether many may be decided so at once without a look at each. */
  isEligibleInBulk?(record: Record, action: Action): boolean
  decide(deciding: Deciding<Record>): Decided<Record>
}
