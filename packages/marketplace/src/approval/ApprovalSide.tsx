import { serverNow } from '@console/core/api'
import type { ApprovableDetail, ApprovableRow, Submission } from '@console/domain/approval'
import { isClaiming } from '@console/core/kinds'
import { isolate, useFormats, useSay } from '@console/core/i18n'
import { Button, Card } from '@console/ui'
import { useState } from 'react'
import { Facts } from '@console/facts'
import { ActionIcon, actionWord } from '@console/kinds'
import { useOpenRecord } from '@console/record'

/** What waits for a decision, who is at it, and what its owner was asked to change. */
export function ApprovalSide({ detail }: { detail: ApprovableRow & ApprovableDetail }) {
  const say = useSay()
  const { labels } = useOpenRecord()
  const [waitedFirst] = useState(detail.submission)
  // Once it is decided it stays in sight: a decision that is refused or taken back moves nothing.
  const submission = detail.submission ?? waitedFirst
  return (
    <>
      {submission ? <Waiting submission={submission} claim={detail.claim} /> : null}
      {detail.requestedChanges.length > 0 ? (
        <Card heading={say('marketplace:record.asked.title')}>
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
  const say = useSay()
  const formats = useFormats()
  const { kinds, actions, start } = useOpenRecord()
  const handing = actions.find((action) => isClaiming(kinds, action))
  return (
    <Card
      heading={say('marketplace:record.submission')}
      actions={
        handing ? (
          <Button onPress={() => start(handing)}>
            <ActionIcon kinds={kinds} action={handing} />
            {actionWord(kinds, handing, say)}
          </Button>
        ) : null
      }
    >
      <Facts
        facts={[
          { label: say('marketplace:record.kind'), value: say(`approval:approval.kind.${kind}`) },
          {
            label: say('marketplace:record.submitted'),
            value: say('marketplace:record.submitted.by', {
              ago: formats.ago(new Date(submittedAt), serverNow()),
              name: isolate(submittedBy.name),
            }),
          },
          { label: say('marketplace:record.due'), value: formats.dateTime(new Date(dueAt)) },
          { label: say('marketplace:record.attempt'), value: formats.number(attempt) },
          {
            label: say('marketplace:record.reviewer'),
            value: claim ? <bdi>{claim.by.name}</bdi> : '–',
          },
        ]}
      />
    </Card>
  )
}
