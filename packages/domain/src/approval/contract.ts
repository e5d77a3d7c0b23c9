import * as z from 'zod/mini'
import { actor, instant, media, ref, token } from '@console/core/contracts'
import { type ActionableRow, actionState, claim, decision, versioned } from '@console/core/kinds'

const count = z.int().check(z.nonnegative())

/** Where a record stands between its submission and the marketplace (not shown in the specification; decision 0007). */
export const approvalStatuses = [
  'pending',
  'under_review',
  'changes_requested',
  'approved',
  'rejected',
  'suspended',
  'withdrawn',
] as const

/** Where a record stands. */
export type ApprovalStatus = (typeof approvalStatuses)[number]

/** What an operator may do with a record that is submitted for approval. */
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

/** What an operator may do with a record that is submitted for approval. */
export type ApprovalAction = (typeof approvalActions)[number]

/** Why something is rejected or suspended. `other` needs a note. */
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

/** Why something is rejected or suspended. */
export type ReasonCode = (typeof reasonCodes)[number]

/** Why an action on an approvable record cannot be taken now: the first rule it breaks. */
export const approvalHindrances = [
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

/** Why an action on an approvable record cannot be taken now. */
export type ApprovalHindrance = (typeof approvalHindrances)[number]

/** What waits for a decision. */
export const submission = z.object({
  /** Counts up from 1 with each thing submitted. */
  revision: z.int().check(z.positive()),
  kind: z.enum(['new', 'update', 'resubmission']),
  submittedAt: instant,
  submittedBy: actor,
  /** When it should have been decided. */
  dueAt: instant,
  overdue: z.boolean(),
  /** Counts up from 1 with each resubmission. */
  attempt: z.int().check(z.positive()),
})

/** What waits for a decision. */
export type Submission = z.infer<typeof submission>

/** What every row of an approvable record has, beside its own fields: `z.extend(approvableRow, {…})`. */
export const approvableRow = z.extend(versioned, {
  _actions: z.array(actionState(approvalActions, approvalHindrances)),
  secureToken: token,
  approvalStatus: z.enum(approvalStatuses),
  /** What the marketplace shows now; null before the first approval. */
  liveRevision: z.nullable(z.int()),
  /** Null when nothing waits. */
  submission: z.nullable(submission),
  /** A reviewer's, of 15 minutes. */
  claim: z.nullable(claim),
  checksSummary: z.object({ pass: count, warn: count, fail: count }),
  /** The last one taken. */
  decision: z.nullable(decision),
})

/** What every row of an approvable record has. Some are of further kinds, and have their actions too. */
export type ApprovableRow = Omit<z.infer<typeof approvableRow>, '_actions'> & ActionableRow

/** The rules that submissions are checked by, all kinds of records together. */
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

/** One of the rules a submission is checked by. The reader's words for it are under its code. */
export const check = z.object({
  code: z.enum(checkCodes),
  result: z.enum(['pass', 'warn', 'fail']),
  /** Whether a failure hinders approval until it is waived with a note. */
  required: z.boolean(),
  /** What was found, in the words of the server; null where the code says all. */
  detail: z.nullable(z.string()),
  evidence: z.array(ref),
})

/** One of the rules a submission is checked by. */
export type Check = z.infer<typeof check>

/**
 * What a waiting update gives these fields of a record, once it is approved; null where no update waits. The record itself says
 * what is live. Rows have it of their own fields as `update`, whole records of all others as `detailUpdate`.
 */
export function updateOf<Shape extends z.core.$ZodShape>(fields: z.ZodMiniObject<Shape>) {
  return z.nullable(z.partial(fields))
}

/** A message to the owner about one field. */
export const requestedChange = z.object({ pointer: z.string(), message: z.string() })

/** A message to the owner about one field. */
export type RequestedChange = z.infer<typeof requestedChange>

/** What hides a record while its own status stays as it is: its business is suspended, or its category in the directory is inactive. */
export const hiddenBy = z.nullable(z.enum(['business_suspended', 'category_inactive']))

/** What the full record of an approvable thing has beyond its row. */
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

/** What the full record of an approvable thing has beyond its row. */
export type ApprovableDetail = z.infer<typeof approvableDetail>

/** What owners have to send in, by kind and country. */
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

/** A file that is saved, never drawn on the page. */
const pdf = z.object({
  /** Where it is fetched from: made for its reader, for two hours at most. */
  url: z.string(),
  /** As its owner called it. */
  name: z.string(),
  /** How large it is. */
  bytes: count,
})

/** A document that an owner has sent in. */
export const document = z.object({
  docToken: token,
  type: z.enum(documentTypes),
  /** What is drawn; null for a PDF, and where nothing was sent in. */
  media: z.nullable(media),
  /** What was sent in instead of a picture. */
  pdf: z.nullable(pdf),
  number: z.nullable(z.string()),
  expiresOn: z.nullable(z.iso.date()),
  state: z.enum(['missing', 'uploaded', 'accepted', 'rejected', 'expired']),
})

/** A document that an owner has sent in. */
export type SubmittedDocument = z.infer<typeof document>
