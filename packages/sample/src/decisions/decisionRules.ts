import type { Actor } from '@console/core/contracts'
import type { Caller } from '@console/core/flows'
import type { AnyInput } from '@console/core/workflows'
import type { FieldFault } from '../server/refuse'
import type { TranslateSentence } from '../server/sentences'
import type { SampleDatabase } from '../store/store'

/** A decision that is being taken. */
export interface Deciding<Record> {
  record: Record
  action: string
  by: Actor
  /** An instant. */
  at: string
  body: AnyInput
  database: SampleDatabase
}

/** Changes of a decision. */
export interface Decided<Record> {
  fields: Partial<Record>
  /** Type of the event in the record's history. */
  recorded: string
  from: string | null
  to: string | null
  /** False for a claim: it is released, not undone, and the last decision stays the last one. */
  isDecision: boolean
}

/** A change of a record by time alone. */
export interface Lapse<Record> {
  record: Record
  fields: Partial<Record>
  /** Instant of the change. */
  at: string
  action: string
  recorded: string
  from: string | null
  to: string | null
}

/** Rules by which the sample backend takes the decisions of one workflow. Their messages are the workflow’s own. */
export interface DecisionRules<Record> {
  /** Workflow of these actions, by its `id`. */
  workflow: string
  /** Change of a record by time alone since its last change; null if there is none. Claims and suspensions end automatically. */
  lapse?(record: Record, now: string, database: SampleDatabase): Lapse<Record> | null
  /** Blocker of each action on a record; null for none. Data that the rules need is computed once for all actions. */
  blockersOf(
    record: Record,
    caller: Caller,
    database: SampleDatabase,
    body?: AnyInput,
  ): (action: string) => string | null
  /** JSON pointers into the input at which a rule is broken; empty if the whole field is at fault. */
  faultsOf?(
    blocker: string,
    record: Record,
    body: AnyInput,
    database: SampleDatabase,
  ): readonly string[]
  /** Checks whether the settings require a note with an action, whatever its workflow declares. */
  needsNote?(action: string, database: SampleDatabase): boolean
  /** Faults in the input beyond those of its schema. */
  unfit?(action: string, body: AnyInput, now: string, database: SampleDatabase): FieldFault[]
  /** Checks whether a record may be decided about in a bulk, without being opened. */
  isEligibleInBulk?(record: Record, action: string): boolean
  decide(deciding: Deciding<Record>): Decided<Record>
  /**
   * Side effects of the decision on other records; the record is given as it is afterwards. Undoing the decision does not undo
   * them.
   */
  whenTaken?(deciding: Deciding<Record>): void
  /** Fields of a row that depend on the clock, on other records or on the caller. */
  overRow?(
    record: Record,
    now: string,
    asked: { account: Caller; database: SampleDatabase },
  ): object
  /** Fields of a full record that follow from the decisions since the seed, or depend on the language of the call. */
  overDetail?(
    record: Record,
    call: { database: SampleDatabase; translateSentence: TranslateSentence },
  ): object
}
