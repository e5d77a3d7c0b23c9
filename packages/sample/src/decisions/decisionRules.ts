import type { Action, ApprovalStatus, Hindrance } from '@console/domain/approval'
import type { Actor } from '@console/core/contracts'
import type { Caller } from '@console/core/flows'
import type { Saying } from '@console/domain/resources'
import type { Capability } from '@console/domain/permissions'
import type { World } from '../store/store'

/** A decision on its way into the world. */
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
  /** A claim is no decision: it is given back, not taken back, and the last decision stays. */
  isDecision: boolean
}

/** What time has done to a record. */
export interface Lapse<Record> {
  record: Record
  fields: Partial<Record>
  /** When it came about. */
  at: string
  action: Action
  recorded: string
  from: ApprovalStatus | null
  to: ApprovalStatus | null
}

/** Decisions of one kind about records: how the sample backend refuses and takes them. */
export interface DecisionRules<Record> {
  actions: readonly Action[]
  capabilityFor(action: Action): Capability
  /** What time has done to a record since it was changed; null for nothing. Claims and suspensions end by themselves. */
  lapse?(record: Record, now: string): Lapse<Record> | null
  hindranceOf(
    record: Record,
    action: Action,
    caller: Caller,
    world: World,
    body?: Saying,
  ): Hindrance | null
  /** Whether a record may be decided about so among many, without a look at it. */
  isEligibleInBulk?(record: Record, action: Action): boolean
  decide(deciding: Deciding<Record>): Decided<Record>
  /** What of a row the clock, other records and who asks tell. */
  overRow?(record: Record, now: string, asked: { account: Caller; world: World }): object
  /** What of a whole record decisions since the seed tell. */
  overDetail?(record: Record): object
}
