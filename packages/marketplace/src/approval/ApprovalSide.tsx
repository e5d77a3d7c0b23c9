import { serverNow } from '@console/core/api'
import type { ApprovableDetail, ApprovableRow, Submission } from '@console/domain/approval'
import { isClaiming } from '@console/core/kinds'
import { isolate, useFormats } from '@console/core/i18n'
import { Button, Card } from '@console/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Facts } from '@console/facts'
import { ActionIcon, actionWord } from '@console/kinds'
import { useOpenRecord } from '@console/record'

/** What waits for a decision, who is at it, and what its owner was asked to change. */
export function ApprovalSide({ detail }: { detail: ApprovableRow & ApprovableDetail }) {
  const { t } = useTranslation('templates')
  const { labels } = useOpenRecord()
  const [waitedFirst] = useState(detail.submission)
  // Once it is decided it stays in sight: a decision that is refused or taken back moves nothing.
  const submission = detail.submission ?? waitedFirst
  return (
    <>
      {submission ? <Waiting submission={submission} claim={detail.claim} /> : null}
      {detail.requestedChanges.length > 0 ? (
        <Card heading={t('record.asked.title')}>
          <Facts
            facts={detail.requestedChanges.map(({ pointer, message }) => ({
              label: labels[pointer] ?? pointer,
              value: <bdi>{message}</bdi>,
            }))}
          />
        </Card>
      ) : null}
    </>
  )
}

function Waiting({
  submission: { kind, submittedAt, submittedBy, dueAt, attempt },
  claim,
}: {
  submission: Submission
  claim: ApprovableRow['claim']
}) {
  const { t } = useTranslation('templates')
  const formats = useFormats()
  const { kinds, actions, start } = useOpenRecord()
  const handing = actions.find((action) => isClaiming(kinds, action))
  return (
    <Card
      heading={t('record.submission')}
      actions={
        handing ? (
          <Button onPress={() => start(handing)}>
            <ActionIcon kinds={kinds} action={handing} />
            {actionWord(kinds, handing, t)}
          </Button>
        ) : null
      }
    >
      <Facts
        facts={[
          { label: t('record.kind'), value: t(`approval.kind.${kind}`) },
          {
            label: t('record.submitted'),
            value: t('record.submitted.by', {
              ago: formats.ago(new Date(submittedAt), serverNow()),
              name: isolate(submittedBy.name),
            }),
          },
          { label: t('record.due'), value: formats.dateTime(new Date(dueAt)) },
          { label: t('record.attempt'), value: formats.number(attempt) },
          { label: t('record.reviewer'), value: claim ? <bdi>{claim.by.name}</bdi> : '–' },
        ]}
      />
    </Card>
  )
}
