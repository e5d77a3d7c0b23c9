import { approvalStatuses, isWaiting } from '@console/domain/approval'
import type { StoredApprovable } from '../decisions/approvalDecisions'
import { choice, flag, type ListSource, numberRange, oneOf, timeRange } from './listSource'

/**
 * What lists of all approvable records can be filtered and sorted by (domain design 6.3): what `approvalFilters` and
 * `approvalColumns` of the templates ask for.
 */
export const approvalList = {
  filters: {
    submission: choice(['waiting'], (record) => (isWaiting(record) ? 'waiting' : null)),
    approvalStatus: choice(approvalStatuses, ({ approvalStatus }) => approvalStatus),
    submissionKind: choice(
      ['new', 'update', 'resubmission'],
      ({ submission }) => submission?.kind ?? null,
    ),
    checks: choice(['pass', 'warn', 'fail'], ({ checksSummary: { warn, fail } }) =>
      fail > 0 ? 'fail' : warn > 0 ? 'warn' : 'pass',
    ),
    overdue: flag(({ submission }, { now }) => submission !== null && submission.dueAt < now),
    /** `me`, `none`, or a reviewer's token. */
    claimedBy: oneOf(({ claim }, { account }) => {
      if (claim === null) return 'none'
      return claim.by.token === account.token ? ['me', claim.by.token] : claim.by.token
    }),
    submitted: timeRange(({ submission }) => submission?.submittedAt ?? null),
    attempt: numberRange(({ submission }) => submission?.attempt ?? null),
  },
  sorts: {
    submissionKind: ({ submission }) => submission?.kind ?? null,
    submittedAt: ({ submission }) => submission?.submittedAt ?? null,
    dueAt: ({ submission }) => submission?.dueAt ?? null,
    approvalStatus: ({ approvalStatus }) => approvalStatuses.indexOf(approvalStatus),
    decidedAt: ({ decision }) => decision?.at ?? null,
  },
} satisfies Pick<ListSource<StoredApprovable>, 'filters' | 'sorts'>
