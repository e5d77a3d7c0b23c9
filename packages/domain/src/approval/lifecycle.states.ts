import type { ApprovalPhase } from './lifecycle'

/** Stories of the record template that show each state of an approvable record. */
export const approvalStories = {
  pending: { part: 'templates', story: 'Pending' },
  under_review: { part: 'templates', story: 'UnderReview' },
  changes_requested: { part: 'templates', story: 'ChangesRequested' },
  approved: { part: 'templates', story: 'Approved' },
  update_pending: { part: 'templates', story: 'UpdatePending' },
  update_under_review: { part: 'templates', story: 'UpdateUnderReview' },
  rejected: { part: 'templates', story: 'Rejected' },
  suspended: { part: 'templates', story: 'Suspended' },
  withdrawn: { part: 'templates', story: 'Withdrawn' },
} satisfies Record<ApprovalPhase, { part: string; story: string }>
