import { businessApproval } from '@console/domain/business'
import { defineFields } from '@console/core/fields'
import { type ApprovableRow, approvalFields } from '@console/domain/approval'
import { type CellContext, chipCell, listParts } from '@console/list'
import { isLongOverdue } from './isLongOverdue'

/** Status colours are the same for all approvable records. */
const { statuses } = businessApproval

const fields = {
  ...approvalFields,
  ...defineFields<ApprovableRow>()({
    reviewer: { type: 'text', of: ({ claim }) => claim?.by.name ?? null },
  }),
}

/**
 * Columns and filters shared by all lists of approvable records. A feature combines them with its own: `columns:
 * [itemColumns.name, itemColumns.business, approvalColumns.submissionKind, …]`.
 */
export const { columns: approvalColumns, filters: approvalFilters } = listParts<ApprovableRow>()(
  fields,
  {
    /** New, an update of a live record, or a resubmission. */
    submissionKind: {
      title: 'marketplace:approval.column.kind',
      messages: 'approval:approval.kind',
      priority: 2,
      filter: { isPinned: true },
    },
    /** Number of passed checks, warnings and failures. */
    checks: {
      title: 'marketplace:approval.column.checks',
      messages: 'marketplace:approval.filter.checks',
      width: 132,
      priority: 2,
      text: (row, context) => checksText(row, context),
      cell: (row, context) => {
        const { warn, fail } = row.checksSummary
        return chipCell(
          checksText(row, context),
          fail > 0 ? 'danger' : warn > 0 ? 'warning' : 'success',
        )
      },
      csv: [
        {
          title: 'marketplace:approval.column.passed',
          value: ({ checksSummary }) => checksSummary.pass,
        },
        {
          title: 'marketplace:approval.column.warned',
          value: ({ checksSummary }) => checksSummary.warn,
        },
        {
          title: 'marketplace:approval.column.failed',
          value: ({ checksSummary }) => checksSummary.fail,
        },
      ],
      filter: { isPinned: true },
    },
    /** Age of the pending submission. */
    submittedAt: {
      title: 'marketplace:approval.column.submitted',
      isAgo: true,
      priority: 3,
      filter: true,
    },
    /** Deadline of the decision. */
    dueAt: {
      title: 'marketplace:approval.column.due',
      width: 148,
      priority: 1,
      text: ({ submission }, { formats, now }) =>
        submission === null ? '–' : formats.until(new Date(submission.dueAt), now),
      cell: ({ submission }, { formats, now }) => {
        const text = submission === null ? '–' : formats.until(new Date(submission.dueAt), now)
        return submission?.overdue
          ? chipCell(text, 'waiting', isLongOverdue(submission.dueAt, now))
          : text
      },
      csv: [{ value: ({ submission }) => submission?.dueAt ?? null }],
    },
    overdue: { title: 'marketplace:approval.filter.overdue', filter: { isPinned: true } },
    /** Current reviewer. */
    reviewer: { title: 'marketplace:approval.column.claimedBy', width: 140, priority: 3 },
    claimedBy: {
      title: 'marketplace:approval.column.claimedBy',
      filter: {
        isPinned: true,
        isSingle: true,
        values: ['me', 'none'],
        messages: 'marketplace:approval.filter.claimedBy',
      },
    },
    /** Status; its filter has the values live and suspended. */
    approvalStatus: {
      title: 'marketplace:approval.column.status',
      messages: 'approval:status',
      statuses,
      width: 148,
      priority: 1,
      filter: { isPinned: true, values: ['approved', 'suspended'] },
    },
    /** Number of submissions. */
    attempt: {
      title: 'marketplace:approval.column.attempt',
      width: 92,
      priority: 3,
      isOptional: true,
      filter: true,
    },
  },
)

/** Most important result of the checks: the number of failures, else of warnings, else of passed checks. */
function checksText(
  { checksSummary: { pass, warn, fail } }: ApprovableRow,
  { t, formats }: CellContext,
): string {
  const result = fail > 0 ? 'fail' : warn > 0 ? 'warn' : 'pass'
  const count = { pass, warn, fail }[result]
  return t(`marketplace:approval.checks.${result}`, { count, number: formats.number(count) })
}
