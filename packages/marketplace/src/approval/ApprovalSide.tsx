import {
  type ApprovableDetail,
  type ApprovableRow,
  type Submission,
  approval,
  approvalActions,
  type ApprovalPhase,
  phaseOf,
} from '@console/domain/approval'
import { isClaiming } from '@console/core/workflows'
import { useFormats, useTranslate } from '@console/core/i18n'
import { Button, Card } from '@console/ui'
import { useState } from 'react'
import { DescriptionList } from '@console/details'
import { ActionIcon, actionText } from '@console/workflows'
import { useOpenRecord, type Course, StatusTimeline } from '@console/record'

/** Pending submission, its reviewer, the status of the record, and the changes requested of its owner. */
export function ApprovalSide({ detail }: { detail: ApprovableRow & ApprovableDetail }) {
  const translate = useTranslate()
  const { labels } = useOpenRecord()
  const [waitedFirst] = useState(detail.submission)
  // Stays visible after the decision, so that a failed or undone decision shifts no layout.
  const submission = detail.submission ?? waitedFirst
  return (
    <>
      <Card
        heading={translate(submission ? 'marketplace:record.submission' : 'record:record.way')}
        actions={submission ? <Handing /> : null}
      >
        <ApprovalStatusTimeline detail={detail} />
        {submission ? <Waiting submission={submission} /> : null}
      </Card>
      {detail.requestedChanges.length > 0 ? (
        <Card heading={translate('marketplace:record.asked.title')}>
          <DescriptionList
            details={detail.requestedChanges.map(({ pointer, message }) => ({
              label: labels[pointer] ?? pointer,
              value: <bdi>{message}</bdi>,
            }))}
          />
        </Card>
      ) : null}
    </>
  )
}

/** Claims the record, or releases it. */
function Handing() {
  const translate = useTranslate()
  const { workflows, actions, start } = useOpenRecord()
  const handing = actions.find((action) => isClaiming(workflows, action))
  return handing ? (
    <Button onPress={() => start(handing)}>
      <ActionIcon workflows={workflows} action={handing} />
      {actionText(workflows, handing, translate)}
    </Button>
  ) : null
}

function Waiting({ submission: { kind, dueAt, attempt } }: { submission: Submission }) {
  const translate = useTranslate()
  const formats = useFormats()
  return (
    <DescriptionList
      details={[
        {
          label: translate('marketplace:record.kind'),
          value: translate(`approval:approval.kind.${kind}`),
        },
        { label: translate('marketplace:record.due'), value: formats.dateTime(new Date(dueAt)) },
        { label: translate('marketplace:record.attempt'), value: formats.number(attempt) },
      ]}
    />
  )
}

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
function ApprovalStatusTimeline({ detail }: { detail: ApprovableRow }) {
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
