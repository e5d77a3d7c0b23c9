import { useTranslate } from '@console/core/i18n'
import {
  approval,
  approvalActions,
  type ApprovableRow,
  type ApprovalPhase,
  phaseOf,
} from '@console/domain/approval'
import { type Course, StatusTimeline, useOpenRecord } from '@console/record'

const course: Course<ApprovalPhase> = {
  table: approval.table,
  actions: approvalActions,
  usual: ['pending', 'under_review', 'approved'],
  between: {
    changes_requested: 'approved',
    update_pending: null,
    update_under_review: null,
    suspended: null,
  },
  ends: ['rejected', 'withdrawn'],
}

/** Status timeline of a record that needs approval. */
export function ApprovalStatusTimeline({ detail }: { detail: ApprovableRow }) {
  const translate = useTranslate()
  const { resource, token } = useOpenRecord()
  return (
    <StatusTimeline
      resource={resource}
      token={token}
      row={detail}
      course={course}
      status={phaseOf(detail)}
      nameOf={(phase) => translate(`approval:status.${phase}`)}
    />
  )
}
