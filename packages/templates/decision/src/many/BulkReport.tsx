import { type Formats, type Translate, useFormats, useTranslate } from '@console/core/i18n'
import { type ActionableRow, type AnyWorkflow, ruleOf } from '@console/core/workflows'
import type { Resource } from '@console/core/resources'
import { Button, Dialog, Heading, Link, Stack, Text, theme } from '@console/ui'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { actionText } from '@console/workflows'
import { type BulkGroup, groupsOf } from './bulkParts'
import { bulkTexts } from './bulkTexts'
import type { BulkDecision, BulkOutcome } from '../decisions'
import { MoneyText } from '@console/details'
import { outcomeText } from '../outcomeTexts'
import { textOfResult, resultText } from '../results'
import { offerOfMany, bulkSums } from './bulkEligibility'

/** Maximum records that a group names; the rest is a count. */
const maxNamed = 100

interface BulkReportProps<Row extends ActionableRow> {
  isOpen: boolean
  onClose: () => void
  resource: Resource<Row>
  bulk: BulkDecision<Row>
  hrefOf: ((row: Row) => string | undefined) | undefined
  steps: ReactNode
}

/** Report of a bulk decision: records grouped by outcome (done, failed, checking, excluded …), with name, amount and reason. */
export function BulkReport<Row extends ActionableRow>({
  isOpen,
  onClose,
  resource,
  bulk,
  hrefOf,
  steps,
}: BulkReportProps<Row>) {
  const translate = useTranslate()
  const formats = useFormats()
  const { action, outcomes } = bulk
  if (action === null || outcomes.size === 0) return null
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={bulkTexts(resource.workflows, bulk, translate, formats)}
      size="large"
      closeLabel={translate('decision:decision.bulk.close')}
      footer={
        <>
          {bulk.retry ? (
            <Button
              onPress={() => {
                onClose()
                bulk.retry?.()
              }}
            >
              {translate('decision:decision.bulk.retry')}
            </Button>
          ) : null}
          {steps}
          <Button variant="quiet" onPress={onClose}>
            {translate('decision:decision.bulk.close')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {groupsOf(outcomes).map(({ group, all }) => (
          <Group key={group} {...{ group, all, action, resource, hrefOf }} />
        ))}
      </Stack>
    </Dialog>
  )
}

interface GroupProps<Row extends ActionableRow> extends Pick<
  BulkReportProps<Row>,
  'resource' | 'hrefOf'
> {
  group: BulkGroup
  all: readonly BulkOutcome<Row>[]
  action: string
}

function Group<Row extends ActionableRow>({
  group,
  all,
  action,
  resource: { workflows, nameOf, tokenOf },
  hrefOf,
}: GroupProps<Row>) {
  const translate = useTranslate()
  const formats = useFormats()
  const known = all.filter((each): each is KnownOutcome<Row> => each.row !== null)
  const named = known.slice(0, maxNamed)
  const others = all.length - named.length
  const rows = known.map(({ row }) => row)
  const sums = known.length === all.length ? bulkSums(workflows, action, rows) : []
  return (
    <section>
      <Head>
        <Heading level={3}>
          {translate(`decision:decision.bulk.group.${group}`, {
            number: formats.number(all.length),
          })}
        </Heading>
        <Sums>
          {sums.map((sum) => (
            <MoneyText key={sum.currency} money={sum} />
          ))}
        </Sums>
      </Head>
      <List>
        {named.map((outcome) => {
          const { row } = outcome
          const name = formats.text(nameOf(row))
          const href = hrefOf?.(row)
          const [amount] = bulkSums(workflows, action, [row])
          return (
            <li key={tokenOf(row)}>
              <bdi>{href === undefined ? name : <Link href={href}>{name}</Link>}</bdi>
              <Text tone="muted" size="sm">
                {whyOf(workflows, action, outcome)}
              </Text>
              {amount ? <MoneyText money={amount} /> : null}
            </li>
          )
        })}
      </List>
      {others > 0 ? (
        <Text as="p" tone="muted" size="sm">
          {translate('decision:decision.bulk.more', { number: formats.number(others) })}
        </Text>
      ) : null}
    </section>
  )

  function whyOf(all: readonly AnyWorkflow<Row>[], action: string, outcome: KnownOutcome<Row>) {
    return ['unsuccessful', 'checking'].includes(outcome.outcome)
      ? textOfResult(resultText(all, action, outcome.row, translate), translate)
      : outcomeText(all, outcome, translate, formats)
  }
}

/** Outcome of a record whose row is known. */
type KnownOutcome<Row extends ActionableRow> = BulkOutcome<Row> & { row: Row }

/** Input for the next steps after a bulk decision. */
export interface NextStepsProps<Row extends ActionableRow> {
  workflows: readonly AnyWorkflow<Row>[]
  bulk: BulkDecision<Row>
  actions: readonly string[]
}

/** Next steps for failed records and for those with an unknown outcome. */
export function nextSteps<Row extends ActionableRow>(
  { workflows, bulk, actions }: NextStepsProps<Row>,
  translate: Translate,
  formats: Formats,
) {
  if (!bulk.isFinished) return []
  return groupsOf(bulk.outcomes)
    .filter(({ group }) => group === 'unsuccessful' || group === 'checking')
    .flatMap(({ all }) => {
      const rows = all.flatMap(({ row }) => row ?? [])
      const primary = actions.filter((action) => ruleOf(workflows, action).placement === 'primary')
      const [step] = offerOfMany(workflows, primary, { rows }, bulk.forms, translate, formats)
      return step?.reason === undefined && step ? [{ action: step.action, rows }] : []
    })
    .map(({ action, rows }) => ({
      action,
      label: translate('decision:decision.bulk.next', {
        action: actionText(workflows, action, translate),
        number: formats.number(rows.length),
      }),
      take: () => bulk.start({ rows }, action),
    }))
}

/** Buttons of the next steps, in the report. */
export function NextSteps<Row extends ActionableRow>({
  onTaken,
  ...props
}: NextStepsProps<Row> & { onTaken: () => void }) {
  const translate = useTranslate()
  const formats = useFormats()
  return nextSteps(props, translate, formats).map(({ action, label, take }) => (
    <Button
      key={action}
      onPress={() => {
        onTaken()
        take()
      }}
    >
      {label}
    </Button>
  ))
}

/**
 * Visibility of the report. A decision that the server's acceptance does not settle, as a run of payments, ends in the report: it
 * opens automatically when the user has waited for the end.
 */
export function useReport<Row extends ActionableRow>(
  workflows: readonly AnyWorkflow<Row>[],
  { state, action }: BulkDecision<Row>,
) {
  const [isOpen, setOpen] = useState(false)
  const [former, setFormer] = useState(state)
  if (former !== state) {
    setFormer(state)
    const isFinished = state.startsWith('finished')
    const hasEnded = isFinished && /^(running|retrying)/.test(former) && action !== null
    if (hasEnded && ruleOf(workflows, action).resultOf) setOpen(true)
    else if (!isFinished) setOpen(false)
  }
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[3]};
`

/** One amount per currency, spaced apart. */
const Sums = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${theme.space[1]} ${theme.space[4]};
`

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) auto;
    align-items: baseline;
    gap: ${theme.space[1]} ${theme.space[3]};
    min-block-size: 32px;
    padding-block: ${theme.space[1]};
    border-block-start: 1px solid ${theme.color.hairline};
    overflow-wrap: anywhere;
  }
  @media (max-width: 479px) {
    li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    li > span {
      grid-row: 2;
    }
  }
`
