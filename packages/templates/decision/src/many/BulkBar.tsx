import type { ActionableRow, Workflows } from '@console/core/workflows'
import { useFormats, useTranslate } from '@console/core/i18n'
import type { Resource } from '@console/core/resources'
import { Button, ProgressBar, Text, theme } from '@console/ui'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { ActionIcon, actionText } from '@console/workflows'
import { BarParts, type BarPart } from './BarParts'
import { BulkDialog } from './BulkDialog'
import type { BulkDecision, Chosen } from '../decisions'
import { groupOf } from './bulkParts'
import { BulkReport, NextSteps, nextSteps, type NextStepsProps, useReport } from './BulkReport'
import { namesOf, bulkTexts, groupsText, undoButtonText } from './bulkTexts'
import { offerOfMany } from './bulkEligibility'
import styled from 'styled-components'

export interface BulkBarProps<Row extends ActionableRow> {
  resource: Resource<Row>
  bulk: BulkDecision<Row>
  chosen: Chosen<Row> | null
  /** Bulk actions, in the order of their buttons. */
  actions: readonly string[]
  /** Returns the address of a record's own screen; undefined when it has none. */
  hrefOf?: ((row: Row) => string | undefined) | undefined
  /** Buttons that change the selection: "select all 1 284". */
  choices?: readonly BarPart[]
  /** Links for the selected rows together. */
  links?: readonly BarPart[]
  /** Content before the buttons: number of selected rows, "clear". */
  children?: ReactNode
}

/** Bar of a selection: its actions, then progress with a stop button, then the outcome with retry and undo; its form too. */
export function BulkBar<Row extends ActionableRow>({
  resource,
  bulk,
  chosen,
  actions,
  hrefOf,
  choices = [],
  links = [],
  children,
}: BulkBarProps<Row>) {
  const translate = useTranslate()
  const formats = useFormats()
  const { workflows } = resource
  const report = useReport(workflows, bulk)
  const root = useRef<HTMLDivElement>(null)
  // The pressed button is gone: keyboard focus moves to the outcome.
  useEffect(() => {
    if (bulk.isFinished && document.activeElement === document.body) root.current?.focus()
  }, [bulk.isFinished])
  return (
    <Root
      ref={root}
      tabIndex={-1}
      role="group"
      aria-label={translate('decision:decision.bulk.label')}
      data-state={bulk.state}
    >
      {/* Rendered before its text, otherwise the text is not announced. */}
      <Status role="status" data-idle={bulk.isUnsent || undefined}>
        <Progress {...{ workflows, bulk }} />
      </Status>
      {bulk.isUnsent ? (
        <>
          {children}
          {chosen ? (
            <BarParts
              leading={choices}
              // Actions that are not available are the first to overflow.
              parts={[
                ...offerOfMany(workflows, actions, chosen, bulk.forms, translate, formats).map(
                  ({ action, reason, isPrimary }): BarPart => ({
                    id: action,
                    label: actionText(workflows, action, translate),
                    icon: <ActionIcon workflows={workflows} action={action} />,
                    variant: isPrimary ? 'primary' : 'secondary',
                    reason,
                    onPress: () => bulk.start(chosen, action),
                  }),
                ),
                ...links,
              ].toSorted((one, other) => Number(isBlocked(one)) - Number(isBlocked(other)))}
            />
          ) : null}
        </>
      ) : (
        <Ways {...{ workflows, bulk, actions }} onReport={report.open} />
      )}
      <BulkDialog {...{ resource, bulk, hrefOf }} />
      <BulkReport
        {...{ resource, bulk, hrefOf }}
        isOpen={report.isOpen}
        onClose={report.close}
        steps={<NextSteps {...{ workflows, bulk, actions }} onTaken={report.close} />}
      />
    </Root>
  )
}

const isBlocked = ({ reason }: BarPart) => reason !== undefined

/** Progress and outcomes so far. */
function Progress<Row extends ActionableRow>({
  workflows,
  bulk,
}: {
  workflows: Workflows
  bulk: BulkDecision<Row>
}) {
  const translate = useTranslate()
  const formats = useFormats()
  const { state, action, total, done } = bulk
  if (bulk.isUnsent || action === null) return null
  const texts = {
    action: actionText(workflows, action, translate),
    total: formats.number(total),
    done: formats.number(done),
  }
  if (state === 'running.gathering')
    return (
      <ProgressBar label={translate('decision:decision.bulk.gathering', texts)} valueLabel=" " />
    )
  if (!bulk.isFinished)
    return (
      <ProgressBar
        label={translate('decision:decision.bulk.progress', texts)}
        value={state === 'retrying' ? undefined : done}
        maxValue={total}
        valueLabel=" "
      />
    )
  const outcome = state.slice('finished.'.length) as 'all' | 'partial' | 'none'
  const Icon = { all: CircleCheck, partial: TriangleAlert, none: CircleAlert }[outcome]
  return (
    <Outcome data-outcome={outcome}>
      <Icon size={18} aria-hidden />
      <div>
        <Text as="p" weight="medium">
          {bulkTexts(workflows, bulk, translate, formats)}
        </Text>
        <Others bulk={bulk} />
      </div>
    </Outcome>
  )
}

/** Summary of records that were not decided or not undone, and its consequence. */
function Others<Row extends ActionableRow>({ bulk }: { bulk: BulkDecision<Row> }) {
  const translate = useTranslate()
  const formats = useFormats()
  const { stillSelected, notTakenBack, outcomes, retry, unclear } = bulk
  const isChanged = [...outcomes.values()].some(({ outcome }) => groupOf(outcome) === 'changed')
  const lines = [
    groupsText(bulk, translate, formats).join(' · '),
    isChanged ? translate('decision:decision.bulk.hint.changed') : '',
    stillSelected.length > unclear ? translate('decision:decision.bulk.hint.selected') : '',
    unclear > 0 && retry ? translate('decision:decision.bulk.hint.unanswered') : '',
    notTakenBack.count > 0
      ? translate('decision:decision.bulk.left', {
          names: namesOf(notTakenBack, 20, translate, formats),
        })
      : '',
  ].filter(Boolean)
  if (lines.length === 0) return null
  const texts = lines.join(' ')
  return (
    <Text as="p" size="sm" tone="muted" title={texts}>
      {texts}
    </Text>
  )
}

function Ways<Row extends ActionableRow>({
  workflows,
  bulk,
  actions,
  onReport,
}: NextStepsProps<Row> & { onReport: () => void }) {
  const translate = useTranslate()
  const formats = useFormats()
  if (bulk.state === 'undoing')
    return (
      <Button isPending pendingLabel={translate('decision:decision.bulk.undo')}>
        {translate('decision:decision.bulk.undo')}
      </Button>
    )
  if (!bulk.isFinished)
    return <Button onPress={bulk.stop}>{translate('decision:decision.bulk.stop')}</Button>
  const { retry, undo, close } = bulk
  const part = (
    id: string,
    label: string,
    onPress: () => void,
    variant: BarPart['variant'] = 'secondary',
  ): BarPart => ({ id, label, onPress, variant })
  return (
    <BarParts
      parts={[
        ...(retry
          ? [part('retry', translate('decision:decision.bulk.retry'), retry, 'primary')]
          : []),
        ...(undo ? [part('undo', undoButtonText(bulk, translate, formats), undo)] : []),
        ...nextSteps({ workflows, bulk, actions }, translate, formats).map(
          ({ action, label, take }) => part(`next ${action}`, label, take),
        ),
        ...(bulk.outcomes.size > 0
          ? [part('report', translate('decision:decision.bulk.report'), onReport)]
          : []),
        part('close', translate('decision:decision.bulk.close'), close, 'quiet'),
      ]}
    />
  )
}

/* One line, so that the content it covers does not move. */
const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-block-size: ${theme.size.control};
  white-space: nowrap;
`

const Status = styled.div`
  flex: 1 1 50%;
  min-inline-size: 0;

  &[data-idle] {
    display: contents;
  }
`

const Outcome = styled.div`
  display: flex;
  align-items: start;
  gap: ${theme.space[2]};

  > svg {
    flex: none;
    margin-block-start: 1px;
  }
  > div {
    min-inline-size: 0;
  }
  /* Two lines are as high as the content they replace. The report has the full text. */
  p {
    overflow: hidden;
    line-height: 1rem;
    text-overflow: ellipsis;
  }
  &[data-outcome='all'] > svg {
    color: ${theme.color.success};
  }
  &[data-outcome='partial'] > svg {
    color: ${theme.color.warning};
  }
  &[data-outcome='none'] > svg {
    color: ${theme.color.danger};
  }
`
