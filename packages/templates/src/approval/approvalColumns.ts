import type { ApprovableRow } from '@console/core/contracts'
import type { IndexColumn } from '../Index/config'

/**
 * The columns that every list of approvable records has (domain design 8). A feature puts those it wants between its own:
 * `columns: [item, business, approvalColumns.kind, …]`.
 */
export const approvalColumns = {
  /** New, an update of something live, or tried again. */
  kind: {
    id: 'kind',
    title: 'templates:approval.column.kind',
    width: 116,
    priority: 2,
    sort: 'submissionKind',
    text: ({ submission }, { t }) =>
      submission === null ? '–' : t(`templates:approval.kind.${submission.kind}`),
    csv: ({ submission }) => submission?.kind ?? null,
  },
  /** How many checks passed, warn and failed. */
  checks: {
    id: 'checks',
    title: 'templates:approval.column.checks',
    width: 132,
    priority: 2,
    text: ({ checksSummary: { pass, warn, fail } }, { t, formats }) =>
      fail > 0
        ? t('templates:approval.checks.fail', { count: fail, number: formats.number(fail) })
        : warn > 0
          ? t('templates:approval.checks.warn', { count: warn, number: formats.number(warn) })
          : t('templates:approval.checks.pass', { count: pass, number: formats.number(pass) }),
    csv: ({ checksSummary: { pass, warn, fail } }) => `${pass}/${warn}/${fail}`,
  },
  /** How long ago what waits was submitted. */
  submitted: {
    id: 'submitted',
    title: 'templates:approval.column.submitted',
    width: 124,
    priority: 3,
    sort: 'submittedAt',
    text: ({ submission }, { formats, now }) =>
      submission === null ? '–' : formats.ago(new Date(submission.submittedAt), now),
    csv: ({ submission }) => submission?.submittedAt ?? null,
  },
  /** When it has to be decided. */
  due: {
    id: 'due',
    title: 'templates:approval.column.due',
    width: 124,
    priority: 1,
    sort: 'dueAt',
    text: ({ submission }, { formats, now }) =>
      submission === null ? '–' : formats.until(new Date(submission.dueAt), now),
    csv: ({ submission }) => submission?.dueAt ?? null,
  },
  /** Who is at it. */
  claimedBy: {
    id: 'claimedBy',
    title: 'templates:approval.column.claimedBy',
    width: 140,
    priority: 3,
    text: ({ claim }) => claim?.by.name ?? '–',
    csv: ({ claim }) => claim?.by.name ?? null,
  },
  /** Where it stands. */
  status: {
    id: 'status',
    title: 'templates:approval.column.status',
    width: 148,
    priority: 1,
    sort: 'approvalStatus',
    text: ({ approvalStatus }, { t }) => t(`templates:status.${approvalStatus}`),
    csv: ({ approvalStatus }) => approvalStatus,
  },
  /** How often it was submitted. */
  attempt: {
    id: 'attempt',
    title: 'templates:approval.column.attempt',
    width: 92,
    align: 'end',
    priority: 3,
    isOptional: true,
    text: ({ submission }, { formats }) =>
      submission === null ? '–' : formats.number(submission.attempt),
    csv: ({ submission }) => submission?.attempt ?? null,
  },
} as const satisfies Record<string, IndexColumn<ApprovableRow>>
