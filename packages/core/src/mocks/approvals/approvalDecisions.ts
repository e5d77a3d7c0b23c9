import type { ApprovableDetail, ApprovableRow, Check, Submission } from '../../contracts'
import type { World } from '../store'
import type { Deciding, DecisionRules } from './decisionRules'

/** What the sample world keeps of every approvable record, beyond its own fields. */
export type StoredApprovable = Omit<ApprovableRow, '_actions' | 'submission'> & {
  /** Whether it is overdue is told by the clock. */
  submission: Omit<Submission, 'overdue'> | null
  /** What decisions since the seed have left behind; the seed's detail counts where there were none. */
  outcome?: Pick<ApprovableDetail, 'requestedChanges' | 'suspension'> | null
}

/** What differs between the kinds of approvable records. */
export interface ApprovalKind<Record extends StoredApprovable> {
  /** Whose capabilities count; service products are products. */
  kind: 'business' | 'agent' | 'product'
  /** The rules the record's submission is checked by. */
  checks(record: Record): readonly Check[]
  /** What was submitted last, also of a record of which nothing waits: it waits again when it is reopened. */
  lastSubmission(record: Record): NonNullable<StoredApprovable['submission']>
  /** How long a decision about it may take. */
  slaHours: number
  /** What else a decision changes: `approvedAt`, or the values of an update that is approved. */
  effects?(deciding: Deciding<Record>): Partial<Record>
  /** Until when the seed has suspended it; null for no end. */
  suspendedUntil?(record: Record): string | null
  /** Whether its business is suspended, and it with it. */
  isHidden?(record: Record, world: World): boolean
}

/** The decisions of domain design 5.1 about records of a kind. */
export function approvalDecisions<Record extends StoredApprovable>(
  kind: ApprovalKind<Record>,
): DecisionRules<Record> {
  throw new Error(`Not yet: ${kind.kind}`)
}
