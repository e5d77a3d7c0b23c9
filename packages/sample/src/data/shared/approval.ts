import type { Actor } from '@console/core/contracts'
import { claimMinutes } from '@console/core/workflows'
import type { ReasonCode } from '@console/domain/approval'
import type { StoredApprovable } from './approvalDecisions'
import { day, hour, instant, minute, sampleStart } from '../../store/clock'
import { seededRandom } from '../../random/random'
import { token } from '../../random/token'
import { admins, reviewers, systemActor } from '../../accounts/actors'
import { type CheckCode, type Findings, summaryOf } from './checks'
import { weightedAssign } from '../../random/weightedAssign'

/** Fields that businesses, products, services, agents and listings share. */
export type Approvable = Omit<StoredApprovable, 'secureToken' | 'version'>

/** A waiting submission. It is overdue once `dueAt` has passed. */
export type Submission = NonNullable<Approvable['submission']>

/** Number of records in each status; `update` counts approved ones with a waiting update. */
export type ApprovalNumbers = Record<Approvable['approvalStatus'] | 'update', number>

/** Parameters of a type's approvals. */
export interface ApprovalPlan {
  type: string
  /** Target time for a decision, in hours. */
  slaHours: number
  numbers: ApprovalNumbers
  reserved?: Record<number, keyof ApprovalNumbers>
  /** Set if staff decide as well, and the system if all checks pass. */
  isDecidedByStaff: boolean
  /** Rules that check the record with an index. */
  checks(index: number): readonly CheckCode[]
  findings(index: number, status: Approvable['approvalStatus']): Findings
  /** Submitter of a record. */
  owner(index: number): Actor
  /** Earliest time of the submission, in milliseconds since 1970. */
  since(index: number): number
  /** Age of the most recent approval, in milliseconds. */
  liveFor: number
  /** Fixture records, by their indices. */
  fixtures?: Partial<Record<keyof typeof fixtureMade, number>>
}

/** Duration of a claim, in milliseconds. */
const lease = claimMinutes * minute

/** Notes of reviewers who reject or suspend something. */
const notes: Record<ReasonCode, string | null> = {
  incomplete_documents: 'Please send the missing pages.',
  document_expired: 'The permit has expired. Please send the new one.',
  document_unreadable: 'The photograph is too dark to read.',
  identity_mismatch: 'The name on the card is not the name of the account holder.',
  duplicate_record: 'You are registered already.',
  prohibited_item: 'This may not be sold here.',
  wrong_category: null,
  misleading_content: 'The description promises more than the product does.',
  poor_images: 'Please send a picture of the product itself.',
  price_unrealistic: null,
  licence_required: 'This needs a licence that we do not have from you.',
  outside_area: null,
  policy_breach: 'Several buyers were asked to pay outside the marketplace.',
  fraud_suspected: 'Orders were marked as delivered that never left the shop.',
  owner_request: null,
  other: 'See the message that we sent you by e-mail.',
}

const rejections: Record<string, readonly ReasonCode[]> = {
  business: [
    'incomplete_documents',
    'document_unreadable',
    'identity_mismatch',
    'duplicate_record',
  ],
  agent: ['incomplete_documents', 'identity_mismatch', 'outside_area', 'duplicate_record'],
}
const itemRejections: readonly ReasonCode[] = [
  'poor_images',
  'wrong_category',
  'misleading_content',
  'price_unrealistic',
  'prohibited_item',
]
const suspensions: readonly ReasonCode[] = ['policy_breach', 'fraud_suspected', 'owner_request']
const itemSuspensions: readonly ReasonCode[] = [
  'prohibited_item',
  'licence_required',
  'owner_request',
]

/** Approvals of all records of a type; about one in five of the waiting ones is overdue. */
export function approvals(plan: ApprovalPlan): Approvable[] {
  return weightedAssign(plan.type, 'approvalStatus', plan.numbers, plan.reserved).map(
    (status, index) => {
      const approval = approvalOf(plan, index, status)
      return fixtureOf(plan, approval, index)
    },
  )
}

function approvalOf(plan: ApprovalPlan, index: number, status: keyof ApprovalNumbers): Approvable {
  const { type } = plan
  const isUpdate = status === 'update'
  const approvalStatus = isUpdate ? 'approved' : status
  const isWaiting = isUpdate || status === 'pending' || status === 'under_review'
  const isClaimed =
    status === 'under_review' || (isUpdate && seededRandom(type, index, 'isClaimed').next() < 0.25)
  const submission = isWaiting ? submissionOf(plan, index, isUpdate) : null
  return {
    approvalStatus,
    submission,
    claim: isClaimed ? claimOf(type, index) : null,
    checksSummary: summaryOf(plan.checks(index), plan.findings(index, approvalStatus)),
    ...lifeOf(plan, index, approvalStatus, submission),
  }
}

function submissionOf(plan: ApprovalPlan, index: number, isUpdate: boolean): Submission {
  const { type, slaHours } = plan
  const isRepeated = !isUpdate && seededRandom(type, index, 'isRepeated').next() < 0.2
  const attempt = isRepeated ? seededRandom(type, index, 'attempt').integer(2, 3) : 1
  const submittedAt = sampleStart - waited(type, index, slaHours)
  return {
    revision: isUpdate ? seededRandom(type, index, 'revision').integer(2, 6) : attempt,
    kind: isUpdate ? 'update' : isRepeated ? 'resubmission' : 'new',
    submittedAt: instant(submittedAt),
    submittedBy: plan.owner(index),
    dueAt: instant(submittedAt + slaHours * hour),
    attempt,
  }
}

/** Waiting time at the sample's start, in milliseconds: mostly hours, for some days, at least 20 minutes. */
export function waited(type: string, index: number, slaHours: number): number {
  const share = -Math.log(1 - seededRandom(type, index, 'waited').next()) * 0.62
  return Math.round(20 * minute + Math.min(share, 5) * slaHours * hour)
}

function claimOf(type: string, index: number) {
  const at = sampleStart - seededRandom(type, index, 'claimedAt').integer(1, 14) * minute
  return {
    by: reviewers()[seededRandom(type, index, 'claimedBy').integer(0, 9)] as Actor,
    at: instant(at),
    expiresAt: instant(at + lease),
  }
}

/** Earlier decisions: the time of the approval, the live revision, and the last decision. */
function lifeOf(
  plan: ApprovalPlan,
  index: number,
  status: Approvable['approvalStatus'],
  submission: Submission | null,
): Pick<Approvable, 'liveRevision' | 'approvedAt' | 'decision'> {
  const { type, isDecidedByStaff } = plan
  const isUpdate = submission?.kind === 'update'
  if (status === 'approved' || status === 'suspended') {
    const liveRevision = isUpdate ? submission.revision - 1 : liveRevisionOf(type, index)
    const until = isUpdate ? Date.parse(submission.submittedAt) - hour : sampleStart - plan.liveFor
    const suspendedAt = until - suspendedFor(plan, index, until)
    const end = status === 'suspended' ? suspendedAt - day : until
    const approvedAt = approvalTime(plan, index, end)
    const decision =
      status === 'suspended'
        ? decisionOf(plan, index, 'suspend', Math.max(suspendedAt, approvedAt + hour))
        : decisionOf(
            plan,
            index,
            'approve',
            roundsOf(type, index, liveRevision, isDecidedByStaff) === liveRevision - 1
              ? approvedAt
              : approvedAt + seededRandom(type, index, 'lastUpdate').next() * (end - approvedAt),
          )
    return { liveRevision, approvedAt: instant(approvedAt), decision }
  }
  return {
    liveRevision: null,
    approvedAt: null,
    decision: refusalOf(plan, index, status, submission),
  }
}

/** Duration of a suspension: less than the record could have been live. */
function suspendedFor({ type, since }: ApprovalPlan, index: number, until: number): number {
  const max = Math.min(60 * day, (until - since(index)) / 2)
  return Math.max(hour, seededRandom(type, index, 'suspendedAt').next() * max)
}

/** Time of the first approval: after `since`, more likely recent than long ago. */
function approvalTime(plan: ApprovalPlan, index: number, end: number): number {
  const since = Math.min(plan.since(index) + 2 * hour, end - minute)
  return end - seededRandom(plan.type, index, 'approvedAt').next() ** 1.6 * (end - since)
}

function liveRevisionOf(type: string, index: number): number {
  const share = seededRandom(type, index, 'liveRevision').next()
  return share < 0.68 ? 1 : share < 0.88 ? 2 : share < 0.97 ? 3 : 4
}

/** Number of refused rounds before the first approval; each later revision of an item is an update of it. */
export function roundsOf(
  type: string,
  index: number,
  liveRevision: number,
  hasUpdates: boolean,
): number {
  if (!hasUpdates) return liveRevision - 1
  return liveRevision > 1 && seededRandom(type, index, 'rounds').next() < 0.3 ? 1 : 0
}

function refusalOf(
  plan: ApprovalPlan,
  index: number,
  status: Approvable['approvalStatus'],
  submission: Submission | null,
): Approvable['decision'] {
  const ago = seededRandom(plan.type, index, 'refusedAt').integer(2 * hour, 90 * day)
  if (status === 'rejected') return decisionOf(plan, index, 'reject', sampleStart - ago)
  if (status === 'changes_requested')
    return decisionOf(plan, index, 'request_changes', sampleStart - ago / 9)
  if (submission?.kind !== 'resubmission') return null
  const isRejected = seededRandom(plan.type, index, 'wasRejected').next() < 0.3
  return decisionOf(
    plan,
    index,
    isRejected ? 'reject' : 'request_changes',
    Date.parse(submission.submittedAt) - ago / 30,
  )
}

function decisionOf(
  { type, isDecidedByStaff, findings }: ApprovalPlan,
  index: number,
  action: NonNullable<Approvable['decision']>['action'],
  at: number,
): Approvable['decision'] {
  const needsReason = action === 'reject' || action === 'suspend'
  const reasons =
    action === 'suspend'
      ? isDecidedByStaff
        ? itemSuspensions
        : suspensions
      : (rejections[type] ?? itemRejections)
  const reasonCode = needsReason ? seededRandom(type, index, 'reason').pick(reasons) : null
  const isStaffs = isDecidedByStaff && action !== 'suspend'
  const isSystems =
    isStaffs &&
    action === 'approve' &&
    seededRandom(type, index, 'isAutomatic').next() < 0.25 &&
    Object.keys(findings(index, 'approved')).length === 0
  return {
    decisionId: token(`${type}Decision`, index),
    action,
    by: isSystems
      ? systemActor
      : seededRandom(type, index, 'decidedBy').pick(isStaffs ? reviewers() : admins()),
    at: instant(at),
    reasonCode,
    note:
      action === 'request_changes'
        ? 'Please look at the marked fields.'
        : reasonCode && notes[reasonCode],
  }
}

/** Fixture records: due nine days before the sample's start. */
function overdueNineDays(approval: Approvable, slaHours: number): Approvable {
  const dueAt = sampleStart - 9 * day
  return {
    ...approval,
    decision: null,
    submission: approval.submission && {
      ...approval.submission,
      revision: 1,
      kind: 'new',
      attempt: 1,
      submittedAt: instant(dueAt - slaHours * hour),
      dueAt: instant(dueAt),
    },
  }
}

/** Fixture records: approved by an administrator forty seconds before the sample's start. */
function currentDecision(approval: Approvable): Approvable {
  const at = instant(sampleStart - 40_000)
  const by = admins().at(-1) as Actor
  const { decision } = approval
  return {
    ...approval,
    liveRevision: 1,
    approvedAt: at,
    decision: decision && { ...decision, action: 'approve', by, at, reasonCode: null, note: null },
  }
}

/** Fixture records: claimed by a staff member who cannot sign in. */
function claimedByAnother(approval: Approvable): Approvable {
  const by = reviewers()[5] as Actor
  return { ...approval, claim: approval.claim && { ...approval.claim, by } }
}

/** Functions that turn an approval into the fixture of that name. */
const fixtureMade = { overdueNineDays, claimedByAnother, decidedByAnother: currentDecision }

function fixtureOf({ fixtures, slaHours }: ApprovalPlan, approval: Approvable, index: number) {
  for (const [name, make] of Object.entries(fixtureMade))
    if (fixtures?.[name as keyof typeof fixtureMade] === index) return make(approval, slaHours)
  return approval
}
