import type { ActionableRow, Kinds } from '@console/domain/kinds'
import { useFormats } from '@console/core/i18n'
import type { Resource } from '@console/domain/resources'
import { Button, ProgressBar, Text, theme } from '@console/ui'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { actionWord } from '../kinds/kindWords'
import { ActionButton } from './ActionButton'
import { BulkDialog } from './BulkDialog'
import type { BulkDecision, Chosen } from './decisions'
import { namesOf, wordsOfBulk, wordsOfUndoButton } from './bulkWords'
import { whyNotTogether } from './together'
import styled from 'styled-components'

export interface BulkBarProps<Row extends ActionableRow> {
  resource: Resource<Row>
  bulk: BulkDecision<Row>
  /** What is chosen now; null where nothing is. */
  chosen: Chosen<Row> | null
  /** What may be decided about many, in the order of their buttons. */
  actions: readonly string[]
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
  links,
  children,
}: BulkBarProps<Row>) {
  const { t } = useTranslation('templates')
  const formats = useFormats()
  const isIdle = bulk.state === 'idle' || bulk.state === 'composing'
  return (
    <Root role="group" aria-label={t('decision.bulk.label')} data-state={bulk.state}>
      {/* It stands before its words do, otherwise they are not announced. */}
      <Status role="status" data-idle={isIdle || undefined}>
        <Progress kinds={resource.kinds} bulk={bulk} />
      </Status>
      {isIdle ? (
        <>
          {children}
          {chosen ? (
            <Buttons>
              {actions.map((action, place) => (
                <ActionButton
                  key={action}
                  kinds={resource.kinds}
                  state={{ action, hindrance: null }}
                  // Of what a query finds nothing can be said record by record.
                  reason={
                    'query' in chosen && Object.hasOwn(bulk.forms, action)
                      ? t('decision.bulk.named')
                      : whyNotTogether(resource.kinds, action, chosen, t, formats)
                  }
                  variant={place === 0 ? 'primary' : 'secondary'}
                  isPending={false}
                  onPress={() => bulk.start(chosen, action)}
                />
              ))}
              {links}
            </Buttons>
          ) : null}
        </>
      ) : (
        <Buttons>
          <Ways bulk={bulk} />
        </Buttons>
      )}
      <BulkDialog {...{ resource, bulk, chosen }} />
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
  const { t } = useTranslation('templates')
  const formats = useFormats()
  const { state, action, total, done } = bulk
  if (state === 'idle' || state === 'composing' || action === null) return null
  const words = {
    action: actionWord(kinds, action, t),
    total: formats.number(total),
    done: formats.number(done),
  }
  if (state === 'running.gathering')
    return <ProgressBar label={t('decision.bulk.gathering', words)} valueLabel=" " />
  if (!state.startsWith('finished'))
    return (
      <ProgressBar
        label={t('decision.bulk.progress', words)}
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
          {wordsOfBulk(kinds, bulk, t, formats)}
        </Text>
        <Lines>
          <Others bulk={bulk} />
        </Lines>
      </div>
    </Outcome>
  )
}

/** What became of those that were not decided, or not taken back. */
function Others<Row extends ActionableRow>({ bulk }: { bulk: BulkDecision<Row> }) {
  const { t } = useTranslation('templates')
  const formats = useFormats()
  const { asSeen, done, failed, notTakenBack, takenBack, total, unclear } = bulk
  const kept = asSeen.length - unclear
  const changed = failed.length - asSeen.length
  const unreached = total - done - takenBack
  const said = (count: number, words: (number: string) => string) =>
    count > 0 ? words(formats.number(count)) : []
  const lines = [
    said(kept, (number) => t('decision.bulk.failed', { count: kept, number })),
    said(changed, (number) => t('decision.bulk.changed', { number })),
    said(unclear, (number) => t('decision.bulk.unanswered', { number })),
    said(done > 0 ? unreached : 0, (number) => t('decision.bulk.unreached', { number })),
    said(notTakenBack.count, () =>
      t('decision.bulk.left', { names: namesOf(notTakenBack, 20, t, formats) }),
    ),
  ].flat()
  return lines.map((line) => (
    <Text key={line} as="p" size="sm" tone="muted">
      {line}
    </Text>
  ))
}

/** What can be done about it. */
function Ways<Row extends ActionableRow>({ bulk }: { bulk: BulkDecision<Row> }) {
  const { t } = useTranslation('templates')
  const formats = useFormats()
  if (bulk.state === 'undoing')
    return (
      <Button isPending pendingLabel={t('decision.bulk.undo')}>
        {t('decision.bulk.undo')}
      </Button>
    )
  if (!bulk.state.startsWith('finished'))
    return <Button onPress={bulk.stop}>{t('decision.bulk.stop')}</Button>
  return (
    <>
      {bulk.retry ? (
        <Button variant="primary" onPress={bulk.retry}>
          {t('decision.bulk.retry')}
        </Button>
      ) : null}
      {bulk.undo ? (
        <Button onPress={bulk.undo}>{wordsOfUndoButton(bulk, t, formats)}</Button>
      ) : null}
      <Button variant="quiet" onPress={bulk.close}>
        {t('decision.bulk.close')}
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
