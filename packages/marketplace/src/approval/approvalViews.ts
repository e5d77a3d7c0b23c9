import type { ListView } from '@console/list'

/** Tabs of every queue of approvable records. */
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

/** A queue: all pending records, sorted by deadline, with its actions. */
export const waitingFirst = {
  fixed: { submission: 'waiting' },
  sort: 'dueAt',
  rowActions: ['claim', 'release', 'approve', 'request_changes', 'reject', 'reopen'],
  bulkActions: ['approve', 'reject', 'request_changes', 'claim', 'release'],
} as const

/** Live and suspended records, with their actions. */
export const live = {
  fixed: { approvalStatus: ['approved', 'suspended'] },
  rowActions: ['suspend', 'reinstate'],
  bulkActions: ['suspend', 'reinstate'],
} as const
