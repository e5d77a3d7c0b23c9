import type { Action, ActionableRow } from '@console/core/contracts'
import { useFormats } from '@console/core/i18n'
import { Button, ProgressBar, Text, theme } from '@console/ui'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { actionIcons } from './actions'
import { BulkDialog } from './BulkDialog'
import type { BulkDecision, Chosen } from './decisions'
import { wordsOfBulk } from './decisionWords'

export interface BulkBarProps<Row extends ActionableRow> {
  bulk: BulkDecision<Row>
  /** What is chosen now; null where nothing is. */
  chosen: Chosen<Row> | null
  /** What may be decided about many, in the order of their buttons. */
  actions: readonly Action[]
  /** What stands before the buttons: how many are chosen, "select all 1 284", "clear". */
  children?: ReactNode
}

/** The bar over a selection: its actions, then progress with stop, then what came of it with retry and undo; its form too. */
export function BulkBar<Row extends ActionableRow>({
  bulk,
  chosen,
  actions,
  children,
}: BulkBarProps<Row>) {
  const { t } = useTranslation('templates')
  const isIdle = bulk.state === 'idle' || bulk.state === 'composing'
  return (
    <Root role="group" aria-label={t('decision.bulk.label')} data-state={bulk.state}>
      {/* It stands before its words do, otherwise they are not announced. */}
      <Status role="status" data-idle={isIdle || undefined}>
        <Progress bulk={bulk} />
      </Status>
      {isIdle ? (
        <>
          {children}
          {chosen ? (
            <Buttons>
              {actions.map((action, place) => {
                const Icon = actionIcons[action]
                return (
                  <Button
                    key={action}
                    variant={place === 0 ? 'primary' : 'secondary'}
                    onPress={() => bulk.start(chosen, action)}
                  >
                    <Icon aria-hidden />
                    {t(`action.${action}`)}
                  </Button>
                )
              })}
            </Buttons>
          ) : null}
        </>
      ) : (
        <Buttons>
          <Ways bulk={bulk} />
        </Buttons>
      )}
      <BulkDialog bulk={bulk} />
    </Root>
  )
}

/** How far it has come, and what has come of it. */
function Progress<Row extends ActionableRow>({ bulk }: { bulk: BulkDecision<Row> }) {
  const { t } = useTranslation('templates')
  const formats = useFormats()
  const { state, action, total, done, failed } = bulk
  if (state === 'idle' || state === 'composing' || action === null) return null
  const words = {
    action: t(`action.${action}`),
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
          {wordsOfBulk(bulk, t, formats)}
        </Text>
        {failed.length > 0 ? (
          <Text as="p" size="sm" tone="muted">
            {t('decision.bulk.failed', {
              count: failed.length,
              number: formats.number(failed.length),
            })}
          </Text>
        ) : null}
      </div>
    </Outcome>
  )
}

/** What can be done about it. */
function Ways<Row extends ActionableRow>({ bulk }: { bulk: BulkDecision<Row> }) {
  const { t } = useTranslation('templates')
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
      {bulk.undo ? <Button onPress={bulk.undo}>{t('decision.bulk.undo')}</Button> : null}
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
