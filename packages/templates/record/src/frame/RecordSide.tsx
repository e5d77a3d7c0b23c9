import { serverNow } from '@console/core/api'
import type { ApprovableRow, RequestedChange, Submission } from '@console/domain/approval'
import type { ActionableRow, Kinds } from '@console/core/kinds'
import { isolate, useFormats, useSay } from '@console/core/i18n'
import { Button, Card, Link, theme } from '@console/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionIcon, actionWord, isApprovable, isClaiming } from '@console/kinds'
import { type Decisions, offered } from '@console/decision'
import { Facts } from '@console/facts'
import type { RecordConfig } from '../RecordConfig'
import styled from 'styled-components'

export interface RecordSideProps<Row extends ActionableRow, Detail extends Row> {
  config: RecordConfig<Row, Detail>
  /** As it is to be drawn. */
  detail: Detail
  decisions: Decisions<Row>
  labels: Readonly<Record<string, string>>
}

/** Beside the tabs of one record: what waits, the facts, what the owner was asked, and what else there is to look at. */
export function RecordSide<Row extends ActionableRow, Detail extends Row>({
  config,
  detail,
  decisions,
  labels,
}: RecordSideProps<Row, Detail>) {
  const { t: own } = useTranslation(config.namespace)
  const say = useSay()
  const { facts: OwnFacts, related } = config
  const links = related?.(detail) ?? []
  const asked = requestedChangesOf(detail)
  const [waitedFirst] = useState(() => submissionOf(detail))
  // Once it is decided it stays in sight: a decision that is refused or taken back moves nothing.
  const submission = submissionOf(detail) ?? waitedFirst
  return (
    <Root>
      {isApprovable(detail) && submission ? (
        <Waiting
          kinds={config.resource.kinds}
          detail={detail}
          submission={submission}
          decisions={decisions}
        />
      ) : null}
      {asked.length > 0 ? (
        <Card heading={say('record:record.asked.title')}>
          <Facts
            facts={asked.map(({ pointer, message }) => ({
              label: labels[pointer] ?? pointer,
              value: <bdi>{message}</bdi>,
            }))}
          />
        </Card>
      ) : null}
      <OwnFacts detail={detail} />
      {links.length > 0 ? (
        <Card heading={say('record:record.related')}>
          <Facts
            facts={links.map(({ title, label, to }) => ({
              label: own(title as never),
              value: <Link href={to}>{label}</Link>,
            }))}
          />
        </Card>
      ) : null}
    </Root>
  )
}

/** What waits for a decision, and who is at it. */
function Waiting<Row extends ActionableRow>({
  kinds,
  detail,
  submission,
  decisions,
}: {
  kinds: Kinds
  detail: Row & ApprovableRow
  submission: Submission
  decisions: Decisions<Row>
}) {
  const say = useSay()
  const formats = useFormats()
  const { claim } = detail
  const { kind, submittedAt, submittedBy, dueAt, attempt } = submission
  const handing = offered(detail).find(
    ({ action, hindrance }) => hindrance === null && isClaiming(kinds, action),
  )?.action
  return (
    <Card
      heading={say('record:record.submission')}
      actions={
        handing ? (
          <Button onPress={() => decisions.start(detail, handing)}>
            <ActionIcon kinds={kinds} action={handing} />
            {actionWord(kinds, handing, say)}
          </Button>
        ) : null
      }
    >
      <Facts
        facts={[
          { label: say('record:record.kind'), value: say(`approval:approval.kind.${kind}`) },
          {
            label: say('record:record.submitted'),
            value: say('record:record.submitted.by', {
              ago: formats.ago(new Date(submittedAt), serverNow()),
              name: isolate(submittedBy.name),
            }),
          },
          { label: say('record:record.due'), value: formats.dateTime(new Date(dueAt)) },
          { label: say('record:record.attempt'), value: formats.number(attempt) },
          { label: say('record:record.reviewer'), value: claim ? <bdi>{claim.by.name}</bdi> : '–' },
        ]}
      />
    </Card>
  )
}

function submissionOf(detail: ActionableRow): Submission | null {
  return isApprovable(detail) ? detail.submission : null
}

function requestedChangesOf(detail: ActionableRow): readonly RequestedChange[] {
  return 'requestedChanges' in detail ? (detail.requestedChanges as RequestedChange[]) : []
}

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[4]};
  min-inline-size: 0;
`
