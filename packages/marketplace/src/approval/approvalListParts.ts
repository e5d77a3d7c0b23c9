import { businessApproval } from '@console/domain/business'
import { defineFields } from '@console/core/fields'
import { type ApprovableRow, approvalFields } from '@console/domain/approval'
import { type CellContext, chipCell, listParts } from '@console/list'
import { isLongOverdue } from './isLongOverdue'

/** They look the same whichever records are approved. */
const { statuses } = businessApproval

const fields = {
  ...approvalFields,
  ...defineFields<ApprovableRow>()({
    reviewer: { type: 'text', of: ({ claim }) => claim?.by.name ?? null },
  }),
}

/**
 * The columns and filters that every list of approvable records has. A feature puts those it wants between its own:
 * `columns: [itemColumns.name, itemColumns.business, approvalColumns.submissionKind, …]`.
 */
export const { columns: approvalColumns, filters: approvalFilters } = listParts<ApprovableRow>()(
  fields,
  {
    /** New, an update of something live, or tried again. */
    submissionKind: {
      title: 'marketplace:approval.column.kind',
      words: 'approval:approval.kind',
      priority: 2,
      filter: { isPinned: true },
    },
    /** How many checks passed, warn and failed. */
    checks: {
      title: 'marketplace:approval.column.checks',
      words: 'marketplace:approval.filter.checks',
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
    /** How long ago what waits was submitted. */
    submittedAt: {
      title: 'marketplace:approval.column.submitted',
      isAgo: true,
      priority: 3,
      filter: true,
    },
    /** When it has to be decided. */
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
    /** Who is at it. */
    reviewer: { title: 'marketplace:approval.column.claimedBy', width: 140, priority: 3 },
    claimedBy: {
      title: 'marketplace:approval.column.claimedBy',
      filter: {
        isPinned: true,
        isSingle: true,
        values: ['me', 'none'],
        words: 'marketplace:approval.filter.claimedBy',
      },
    },
    /** Where it stands; what can be filtered by it is live or suspended. */
    approvalStatus: {
      title: 'marketplace:approval.column.status',
      words: 'approval:status',
      statuses,
      width: 148,
      priority: 1,
      filter: { isPinned: true, values: ['approved', 'suspended'] },
    },
    /** How often it was submitted. */
    attempt: {
      title: 'marketplace:approval.column.attempt',
      width: 92,
      priority: 3,
      isOptional: true,
      filter: true,
    },
  },
)

/** What matters most of the checks: how many failed, else how many warn, else how many passed. */
function checksText(
  { checksSummary: { pass, warn, fail } }: ApprovableRow,
  { t, formats }: CellContext,
): string {
  const result = fail > 0 ? 'fail' : warn > 0 ? 'warn' : 'pass'
  const count = { pass, warn, fail }[result]
  return t(`marketplace:approval.checks.${result}`, { count, number: formats.number(count) })
}
