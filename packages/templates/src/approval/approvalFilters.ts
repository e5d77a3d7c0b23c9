import type { IndexFilter } from '../Index/config'

/** The filters that every list of approvable records has (domain design 8). */
export const approvalFilters = {
  /** Live or suspended. */
  liveStatus: {
    id: 'approvalStatus',
    title: 'templates:approval.column.status',
    isPinned: true,
    kind: 'choice',
    options: (['approved', 'suspended'] as const).map((value) => ({
      value,
      title: `templates:status.${value}` as const,
    })),
  },
  kind: {
    id: 'submissionKind',
    title: 'templates:approval.column.kind',
    isPinned: true,
    kind: 'choice',
    options: (['new', 'update', 'resubmission'] as const).map((value) => ({
      value,
      title: `templates:approval.kind.${value}` as const,
    })),
  },
  checks: {
    id: 'checks',
    title: 'templates:approval.column.checks',
    isPinned: true,
    kind: 'choice',
    options: (['pass', 'warn', 'fail'] as const).map((value) => ({
      value,
      title: `templates:approval.filter.checks.${value}` as const,
    })),
  },
  overdue: {
    id: 'overdue',
    title: 'templates:approval.filter.overdue',
    isPinned: true,
    kind: 'flag',
  },
  claimedBy: {
    id: 'claimedBy',
    title: 'templates:approval.column.claimedBy',
    isPinned: true,
    kind: 'choice',
    isSingle: true,
    options: (['me', 'none'] as const).map((value) => ({
      value,
      title: `templates:approval.filter.claimedBy.${value}` as const,
    })),
  },
  submitted: {
    id: 'submitted',
    title: 'templates:approval.column.submitted',
    kind: 'dates',
  },
  attempt: { id: 'attempt', title: 'templates:approval.column.attempt', kind: 'numbers' },
} as const satisfies Record<string, IndexFilter>
