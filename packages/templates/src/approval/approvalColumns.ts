import { type ApprovableRow, approvalKind } from '@console/domain/approval'
import { chipCell } from '../Index/cells'
import { isLongOverdue } from '../decision/isLongOverdue'
import { ago, choice, count, text } from '../Index/columns'
import type { CellContext, IndexColumn } from '../Index/config'

/** They look the same whichever records are approved. */
const { statuses } = approvalKind('business')

/**
 * The columns that every list of approvable records has (domain design 8). A feature puts those it wants between its own:
 * `columns: [item, business, approvalColumns.kind, …]`.
 */
export const approvalColumns = {
  /** New, an update of something live, or tried again. */
  kind: choice({
    id: 'kind',
    title: 'templates:approval.column.kind',
    priority: 2,
    sort: 'submissionKind',
    of: ({ submission }) => submission?.kind ?? null,
    word: (kind) => `templates:approval.kind.${kind}`,
  }),
  /** How many checks passed, warn and failed. */
  checks: {
    id: 'checks',
    title: 'templates:approval.column.checks',
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
        title: 'templates:approval.column.passed',
        value: ({ checksSummary }) => checksSummary.pass,
      },
      {
        title: 'templates:approval.column.warned',
        value: ({ checksSummary }) => checksSummary.warn,
      },
      {
        title: 'templates:approval.column.failed',
        value: ({ checksSummary }) => checksSummary.fail,
      },
    ],
  },
  /** How long ago what waits was submitted. */
  submitted: ago({
    id: 'submitted',
    title: 'templates:approval.column.submitted',
    priority: 3,
    sort: 'submittedAt',
    of: ({ submission }) => submission?.submittedAt ?? null,
  }),
  /** When it has to be decided. */
  due: {
    id: 'due',
    title: 'templates:approval.column.due',
    width: 148,
    priority: 1,
    sort: 'dueAt',
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
  /** Who is at it. */
  claimedBy: text({
    id: 'claimedBy',
    title: 'templates:approval.column.claimedBy',
    width: 140,
    priority: 3,
    of: ({ claim }) => claim?.by.name ?? null,
  }),
  /** Where it stands. */
  status: {
    id: 'status',
    title: 'templates:approval.column.status',
    width: 148,
    priority: 1,
    sort: 'approvalStatus',
    text: ({ approvalStatus }, { t }) => t(`templates:status.${approvalStatus}`),
    cell: ({ approvalStatus }, { t }) =>
      chipCell(t(`templates:status.${approvalStatus}`), statuses[approvalStatus].tone),
    csv: [{ code: ({ approvalStatus }) => approvalStatus }],
  },
  /** How often it was submitted. */
  attempt: count({
    id: 'attempt',
    title: 'templates:approval.column.attempt',
    width: 92,
    priority: 3,
    isOptional: true,
    of: ({ submission }) => submission?.attempt ?? null,
  }),
} as const satisfies Record<string, IndexColumn<ApprovableRow>>

/** What matters most of the checks: how many failed, else how many warn, else how many passed. */
function checksText(
  { checksSummary: { pass, warn, fail } }: ApprovableRow,
  { t, formats }: CellContext,
): string {
  const result = fail > 0 ? 'fail' : warn > 0 ? 'warn' : 'pass'
  const count = { pass, warn, fail }[result]
  return t(`templates:approval.checks.${result}`, { count, number: formats.number(count) })
}
