import type { ListView } from '@console/list'

/** The tabs that every queue of approvable records has. */
export const approvalViews = {
  waiting: { id: 'waiting', title: 'marketplace:approval.view.waiting', query: {} },
  updates: {
    id: 'updates',
    title: 'marketplace:approval.view.updates',
    query: { submissionKind: 'update' },
  },
  mine: { id: 'mine', title: 'marketplace:approval.view.mine', query: { claimedBy: 'me' } },
  overdue: {
    id: 'overdue',
    title: 'marketplace:approval.view.overdue',
    query: { overdue: 'true' },
  },
  resubmitted: {
    id: 'resubmitted',
    title: 'marketplace:approval.view.resubmitted',
    query: { submissionKind: 'resubmission' },
  },
  changesRequested: {
    id: 'changes-requested',
    title: 'approval:status.changes_requested',
    query: { submission: [], approvalStatus: 'changes_requested', sort: '-decidedAt' },
  },
  rejected: {
    id: 'rejected',
    title: 'approval:status.rejected',
    query: { submission: [], approvalStatus: 'rejected', sort: '-decidedAt' },
  },
} as const satisfies Record<string, ListView>

/** A queue: everything that waits for a decision, what is due first at the top, and what is done there. */
export const waitingFirst = {
  fixed: { submission: 'waiting' },
  sort: 'dueAt',
  rowActions: ['claim', 'release', 'approve', 'request_changes', 'reject', 'reopen'],
  bulkActions: ['approve', 'reject', 'request_changes', 'claim', 'release'],
} as const

/** What is live, or was until it was suspended, and what is done about it. */
export const live = {
  fixed: { approvalStatus: ['approved', 'suspended'] },
  rowActions: ['suspend', 'reinstate'],
  bulkActions: ['suspend', 'reinstate'],
} as const
