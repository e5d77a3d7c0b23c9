import type { ActionableRow, Kinds } from '@console/core/kinds'
import { useFormats, useSay } from '@console/core/i18n'
import type { Resource } from '@console/core/resources'
import { Button, ProgressBar, Text, theme } from '@console/ui'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { actionWord } from '@console/kinds'
import { ActionButton } from '../ActionButton'
import { BulkDialog } from './BulkDialog'
import type { BulkDecision, Chosen } from '../decisions'
import { groupOf } from './bulkParts'
import { BulkReport, NextSteps, useReport } from './BulkReport'
import { namesOf, wordsOfBulk, wordsOfGroups, wordsOfUndoButton } from './bulkWords'
import { offerOfMany } from './together'
import styled from 'styled-components'

export interface BulkBarProps<Row extends ActionableRow> {
  resource: Resource<Row>
  bulk: BulkDecision<Row>
  /** What is chosen now; null where nothing is. */
  chosen: Chosen<Row> | null
  /** What may be decided about many, in the order of their buttons. */
  actions: readonly string[]
  /** Where a record's own screen is; undefined where it has none. */
  hrefOf?: ((row: Row) => string | undefined) | undefined
  /** Further buttons, where the rows lead together. */
  links?: ReactNode
  /** What stands before the buttons: how many are chosen, "select all 1 284", "clear". */
  children?: ReactNode
}

/** The bar over a selection: its actions, then progress with stop, then what came of it with retry and undo; its form too. */
export function BulkBar<Row extends ActionableRow>({
  resource,
  bulk,
  chosen,
  actions,
  hrefOf,
  links,
  children,
}: BulkBarProps<Row>) {
  const say = useSay()
  const formats = useFormats()
  const { kinds } = resource
  const report = useReport(kinds, bulk)
  const root = useRef<HTMLDivElement>(null)
  // The button that was pressed has gone: who goes on by keyboard is where the outcome stands.
  useEffect(() => {
    if (bulk.isFinished && document.activeElement === document.body) root.current?.focus()
  }, [bulk.isFinished])
  return (
    <Root
      ref={root}
      tabIndex={-1}
      role="group"
      aria-label={say('decision:decision.bulk.label')}
      data-state={bulk.state}
    >
      {/* It stands before its words do, otherwise they are not announced. */}
      <Status role="status" data-idle={bulk.isUnsent || undefined}>
        <Progress {...{ kinds, bulk }} />
      </Status>
      {bulk.isUnsent ? (
        <>
          {children}
          {chosen ? (
            <Buttons>
              {offerOfMany(kinds, actions, chosen, bulk.forms, say, formats).map(
                ({ action, reason, isPrimary }) => (
                  <ActionButton
                    key={action}
                    state={{ action, hindrance: null }}
                    variant={isPrimary ? 'primary' : 'secondary'}
                    isPending={false}
                    onPress={() => bulk.start(chosen, action)}
                    {...{ kinds, reason }}
                  />
                ),
              )}
              {links}
            </Buttons>
          ) : null}
        </>
      ) : (
        <Buttons>
          <Ways bulk={bulk} onReport={report.open} />
          <NextSteps {...{ kinds, bulk, actions }} />
        </Buttons>
      )}
      <BulkDialog {...{ resource, bulk, hrefOf }} />
      <BulkReport
        {...{ resource, bulk, hrefOf }}
        isOpen={report.isOpen}
        onClose={report.close}
        steps={<NextSteps {...{ kinds, bulk, actions }} onTaken={report.close} />}
      />
    </Root>
  )
}

/** How far it has come, and what has come of it. */
function Progress<Row extends ActionableRow>({
  kinds,
  bulk,
}: {
  kinds: Kinds
  bulk: BulkDecision<Row>
}) {
  const say = useSay()
  const formats = useFormats()
  const { state, action, total, done } = bulk
  if (bulk.isUnsent || action === null) return null
  const words = {
    action: actionWord(kinds, action, say),
    total: formats.number(total),
    done: formats.number(done),
  }
  if (state === 'running.gathering')
    return <ProgressBar label={say('decision:decision.bulk.gathering', words)} valueLabel=" " />
  if (!bulk.isFinished)
    return (
      <ProgressBar
        label={say('decision:decision.bulk.progress', words)}
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
          {wordsOfBulk(kinds, bulk, say, formats)}
        </Text>
        <Lines>
          <Others bulk={bulk} />
        </Lines>
      </div>
    </Outcome>
  )
}

/** What became of those that were not decided, or not taken back, and what that means. */
function Others<Row extends ActionableRow>({ bulk }: { bulk: BulkDecision<Row> }) {
  const say = useSay()
  const formats = useFormats()
  const { asSeen, notTakenBack, outcomes, retry, unclear } = bulk
  const isChanged = [...outcomes.values()].some(({ outcome }) => groupOf(outcome) === 'changed')
  const lines = [
    wordsOfGroups(bulk, say, formats).join(' · '),
    isChanged ? say('decision:decision.bulk.hint.changed') : '',
    asSeen.length > unclear ? say('decision:decision.bulk.hint.selected') : '',
    unclear > 0 && retry ? say('decision:decision.bulk.hint.unanswered') : '',
    notTakenBack.count > 0
      ? say('decision:decision.bulk.left', { names: namesOf(notTakenBack, 20, say, formats) })
      : '',
  ].filter(Boolean)
  return lines.map((line) => (
    <Text key={line} as="p" size="sm" tone="muted">
      {line}
    </Text>
  ))
}

/** What can be done about it. */
function Ways<Row extends ActionableRow>({
  bulk,
  onReport,
}: {
  bulk: BulkDecision<Row>
  onReport: () => void
}) {
  const say = useSay()
  const formats = useFormats()
  if (bulk.state === 'undoing')
    return (
      <Button isPending pendingLabel={say('decision:decision.bulk.undo')}>
        {say('decision:decision.bulk.undo')}
      </Button>
    )
  if (!bulk.isFinished)
    return <Button onPress={bulk.stop}>{say('decision:decision.bulk.stop')}</Button>
  return (
    <>
      {bulk.retry ? (
        <Button variant="primary" onPress={bulk.retry}>
          {say('decision:decision.bulk.retry')}
        </Button>
      ) : null}
      {bulk.undo ? (
        <Button onPress={bulk.undo}>{wordsOfUndoButton(bulk, say, formats)}</Button>
      ) : null}
      {bulk.outcomes.size > 0 ? (
        <Button onPress={onReport}>{say('decision:decision.bulk.report')}</Button>
      ) : null}
      <Button variant="quiet" onPress={bulk.close}>
        {say('decision:decision.bulk.close')}
      </Button>
    </>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  min-block-size: ${theme.size.control};
`

const Status = styled.div`
  flex: 1 1 200px;
  min-inline-size: 0;

  &[data-idle] {
    display: contents;
  }
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-inline-start: auto;
`

/** Beside each other while there is room: what is below keeps its place. */
const Lines = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space[2]};
`

const Outcome = styled.div`
  display: flex;
  align-items: start;
  gap: ${theme.space[2]};

  > svg {
    flex: none;
    margin-block-start: 1px;
  }
  /* Two lines are as high as what they stand in the place of: the rows below stay where they are. */
  p {
    line-height: 1rem;
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
