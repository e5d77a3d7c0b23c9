import type { Capability } from '@console/core/permissions'
import { defineWorkflow } from '@console/core/workflows'
import {
  type ApprovableDetail,
  type ApprovableRow,
  type ApprovalAction,
  reasonCodes,
} from './contract'
import { approval, phaseOf, recordAfter } from './lifecycle'
import { approvalInput } from './input'
import { approvalMessages } from './messages'

/**
 * Workflow of everything that is submitted for approval (decision 0007).
 * @param capabilities capability behind each `by` of the table, for this type of record
 */
export function approvalWorkflow(
  capabilities: Readonly<Record<'review' | 'decide' | 'suspend', Capability>>,
) {
  return defineWorkflow<ApprovableRow>()({
    id: 'approval',
    messages: approvalMessages,
    statuses: {
      pending: { tone: 'waiting', icon: 'hourglass' },
      under_review: { tone: 'info', icon: 'review' },
      changes_requested: { tone: 'info', icon: 'edit' },
      approved: { tone: 'success', icon: 'accepted' },
      rejected: { tone: 'danger', icon: 'reject' },
      suspended: { tone: 'danger', icon: 'ban' },
      withdrawn: { tone: 'neutral', icon: 'archive' },
      update_pending: { tone: 'waiting', icon: 'hourglass' },
      update_under_review: { tone: 'info', icon: 'review' },
    },
    statusesOf(row) {
      const phase = phaseOf(row)
      return phase === row.approvalStatus ? [phase] : [row.approvalStatus, phase]
    },
    actions: {
      approve: {
        icon: 'approve',
        placement: 'primary',
        shortcut: 'A',
        // An approval is sent immediately, unless a check failed: then the form opens first.
        inputFields: { waive: true, longestNote: 500 },
        requiresInputFor: ({ checksSummary }) => checksSummary.fail > 0,
        canHaveNote: true,
      },
      reinstate: { icon: 'play', placement: 'primary' },
      reopen: { icon: 'repeat', placement: 'primary', inputFields: {} },
      request_changes: {
        icon: 'edit',
        placement: 'secondary',
        shortcut: 'C',
        inputFields: { messages: true },
      },
      reject: {
        icon: 'reject',
        placement: 'secondary',
        shortcut: 'R',
        inputFields: { reason: true },
        isDestructive: true,
      },
      suspend: {
        icon: 'ban',
        placement: 'secondary',
        inputFields: { reason: true, until: true },
        isDestructive: true,
        cascades: true,
      },
      claim: { icon: 'hand', placement: 'menu', isNonFinal: true, claims: 'take' },
      release: { icon: 'return', placement: 'menu', isNonFinal: true, claims: 'release' },
    },
    blockers: {
      wrong_status: { status: 409 },
      claimed_by_other: { status: 409, isClaim: true },
      not_claimer: { status: 409 },
      own_submission: { status: 403 },
      checks_failed: { status: 422, field: 'waive' },
      stale_revision: { status: 412 },
      reason_missing: { status: 422, field: 'reasonCode' },
      note_missing: { status: 422, field: 'note' },
      changes_missing: { status: 422, field: 'fields' },
    },
    reasons: reasonCodes,
    capabilities,
    input: approvalInput,
    lifecycle: approval,
    waivableOf(whole) {
      const { checks } = whole as ApprovableRow & ApprovableDetail
      return checks.filter(({ required, result }) => required && result === 'fail')
    },
    expected(row, action, by, at) {
      const { claim, ...after } = recordAfter<ApprovableRow>(row, action as ApprovalAction, {
        by,
        at,
      })
      return { ...row, ...after, claim: claim && { ...claim, isMine: action === 'claim' } }
    },
  })
}
