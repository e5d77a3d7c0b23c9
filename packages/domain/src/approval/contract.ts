import * as z from 'zod/mini'
import { actor, instant, media, ref, token } from '@console/core/contracts'
import {
  type ActionableRow,
  actionState,
  claim,
  decision,
  versioned,
} from '@console/core/workflows'

const count = z.int().check(z.nonnegative())

/** Statuses of a record from its submission to the marketplace (not shown in the specification; decision 0007). */
export const approvalStatuses = [
  'pending',
  'under_review',
  'changes_requested',
  'approved',
  'rejected',
  'suspended',
  'withdrawn',
] as const

export type ApprovalStatus = (typeof approvalStatuses)[number]

/** Actions of operators on records submitted for approval. */
export const approvalActions = [
  'claim',
  'release',
  'approve',
  'reject',
  'request_changes',
  'suspend',
  'reinstate',
  'reopen',
] as const

export type ApprovalAction = (typeof approvalActions)[number]

/** Reasons for a rejection or suspension. `other` needs a note. */
export const reasonCodes = [
  'incomplete_documents',
  'document_expired',
  'document_unreadable',
  'identity_mismatch',
  'duplicate_record',
  'prohibited_item',
  'wrong_category',
  'misleading_content',
  'poor_images',
  'price_unrealistic',
  'licence_required',
  'outside_area',
  'policy_breach',
  'fraud_suspected',
  'owner_request',
  'other',
] as const

export type ReasonCode = (typeof reasonCodes)[number]

/** Blockers of actions on an approvable record; the first broken rule is reported. */
export const approvalBlockers = [
  'wrong_status',
  'claimed_by_other',
  'not_claimer',
  'own_submission',
  'checks_failed',
  'stale_revision',
  'reason_missing',
  'note_missing',
  'changes_missing',
] as const

export type ApprovalBlocker = (typeof approvalBlockers)[number]

/** A submission awaiting a decision. */
export const submission = z.object({
  /** Starts at 1, and increases with each submission. */
  revision: z.int().check(z.positive()),
  kind: z.enum(['new', 'update', 'resubmission']),
  submittedAt: instant,
  submittedBy: actor,
  /** Deadline of the decision. */
  dueAt: instant,
  overdue: z.boolean(),
  /** Starts at 1, and increases with each resubmission. */
  attempt: z.int().check(z.positive()),
})

export type Submission = z.infer<typeof submission>

/** Fields of every row of an approvable record, beside its own: `z.extend(approvableRow, {…})`. */
export const approvableRow = z.extend(versioned, {
  _actions: z.array(actionState(approvalActions, approvalBlockers)),
  secureToken: token,
  approvalStatus: z.enum(approvalStatuses),
  /** Revision on the marketplace; null before the first approval. */
  liveRevision: z.nullable(z.int()),
  /** Null if nothing awaits a decision. */
  submission: z.nullable(submission),
  /** Claim of a reviewer, for 15 minutes. */
  claim: z.nullable(claim),
  checksSummary: z.object({ pass: count, warn: count, fail: count }),
  /** The latest decision. */
  decision: z.nullable(decision),
})

/** Row of an approvable record. Some records belong to further workflows, and have their actions too. */
export type ApprovableRow = Omit<z.infer<typeof approvableRow>, '_actions'> & ActionableRow

/** Checks of submissions, of all types of records. */
const checkCodes = [
  'registration_document',
  'tax_pin',
  'identity',
  'no_duplicate',
  'pharmacy_licence',
  'payout_account',
  'territory',
  'attributes_complete',
  'images',
  'price_range',
  'banned_words',
  'duplicate_gtin',
  'service_area',
  'availability',
  'price_model',
  'plan_limits',
  'category_active',
  'position',
] as const

/** Result of an automatic check. The messages for the user are found by its code. */
export const check = z.object({
  code: z.enum(checkCodes),
  result: z.enum(['pass', 'warn', 'fail']),
  /** Set if a failure blocks approval until it is waived with a note. */
  required: z.boolean(),
  /** Finding of the server, as text; null if the code says it all. */
  detail: z.nullable(z.string()),
  evidence: z.array(ref),
})

export type Check = z.infer<typeof check>

/**
 * Values of these fields in a pending update, which replace the live values once it is approved; null without an update. Rows contain
 * those of their own fields as `update`, full records those of all others as `detailUpdate`.
 */
export function updateOf<Shape extends z.core.$ZodShape>(fields: z.ZodMiniObject<Shape>) {
  return z.nullable(z.partial(fields))
}

/** A message to the owner about one field. */
export const requestedChange = z.object({ pointer: z.string(), message: z.string() })

export type RequestedChange = z.infer<typeof requestedChange>

/**
 * Reason why a record is hidden while its own status stays: its business is suspended, or its category in the directory is inactive.
 */
export const hiddenBy = z.nullable(z.enum(['business_suspended', 'category_inactive']))

/** Fields of the full record of an approvable thing, beyond its row. */
export const approvableDetail = z.object({
  checks: z.array(check),
  requestedChanges: z.array(requestedChange),
  suspension: z.nullable(
    z.object({
      reasonCode: z.enum(reasonCodes),
      note: z.nullable(z.string()),
      by: actor,
      at: instant,
      until: z.nullable(instant),
    }),
  ),
  hiddenBy,
})

export type ApprovableDetail = z.infer<typeof approvableDetail>

/** Types of documents that owners submit, which depend on the type of record and the country. */
const documentTypes = [
  'registration',
  'tax_compliance',
  'owner_id_front',
  'owner_id_back',
  'trade_permit',
  'pharmacy_licence',
  'bank_letter',
  'good_conduct',
] as const

/** A file to download; it is never rendered in the page. */
const pdf = z.object({
  /** Download address, issued to the caller, valid for two hours at most. */
  url: z.string(),
  /** File name given by its owner. */
  name: z.string(),
  /** Size of the file. */
  bytes: count,
})

/** A document submitted by an owner. */
export const document = z.object({
  docToken: token,
  type: z.enum(documentTypes),
  /** Picture to show; null for a PDF, and if nothing was submitted. */
  media: z.nullable(media),
  /** PDF submitted instead of a picture. */
  pdf: z.nullable(pdf),
  number: z.nullable(z.string()),
  expiresOn: z.nullable(z.iso.date()),
  state: z.enum(['missing', 'uploaded', 'accepted', 'rejected', 'expired']),
})

export type SubmittedDocument = z.infer<typeof document>
