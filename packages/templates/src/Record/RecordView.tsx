import type { Action, ActionableRow, RequestedChange } from '@console/core/contracts'
import { useFormats } from '@console/core/i18n'
import { useNotices } from '@console/core/notices'
import { SkeletonText, Switch, Tabs, Text, theme } from '@console/ui'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { DecisionBar } from '../decision/DecisionBar'
import { isTold } from '../decision/rules'
import { useDecisions } from '../decision/useDecisions'
import { AskContext, type Asking } from './AskContext'
import { Columns } from './Columns'
import { partLabels } from './partLabels'
import { RecordBanners } from './RecordBanners'
import type { RecordConfig } from './RecordConfig'
import { RecordHeader } from './RecordHeader'
import { RecordSide } from './RecordSide'
import { Timeline } from './Timeline'
import { useAdvance } from './useAdvance'
import type { ListPlace } from './useListPlace'
import type { ReadRecord } from './useRecord'
import { useClaimRenewal } from './useClaimRenewal'
import { useRecordKeys } from './useRecordKeys'
import { historyTab, useTab } from './useTab'

const DecisionDialog = lazy(() =>
  import('../decision/DecisionDialog').then((m) => ({ default: m.DecisionDialog })),
)

export interface RecordViewProps<Row extends ActionableRow, Detail extends Row> {
  config: RecordConfig<Row, Detail>
  /** As it was read. */
  detail: Detail
  record: ReadRecord<Detail>
  place: ListPlace
}

/** A record that was read. */
export function RecordView<Row extends ActionableRow, Detail extends Row>({
  config,
  detail,
  record,
  place,
}: RecordViewProps<Row, Detail>) {
  const { resource, list, tabs } = config
  const { t: own } = useTranslation(config.namespace)
  const { t } = useTranslation('templates')
  const formats = useFormats()
  const navigate = useNavigate()
  const notices = useNotices()
  const token = resource.tokenOf(detail)
  const [advances, setAdvances] = useAdvance()
  const [asked, setAsked] = useState<readonly RequestedChange[]>([])
  const decisions = useDecisions(resource, { onDecided })
  const shown = decisions.shown(detail)
  const decision = decisions.of(token)
  useClaimRenewal(resource, detail)

  const labels = useMemo(
    (): Record<string, string> => ({
      ...Object.fromEntries(
        Object.entries(config.fieldLabels).map(([pointer, key]) => [pointer, own(key as never)]),
      ),
      ...partLabels(detail, t),
    }),
    [config.fieldLabels, detail, own, t],
  )
  const drawn = tabs.filter(({ isShown }) => isShown?.(shown) ?? true)
  const ids = [...drawn.map(({ id }) => id), historyTab]
  const [tab, setTab] = useTab(ids)
  const menu = useRecordKeys({
    detail,
    decisions,
    asked,
    place,
    tabs: { ids, tab, setTab },
  })

  // Whoever goes through a list by keyboard reads on at the title.
  useEffect(() => {
    if (document.activeElement === document.body)
      document.getElementById('record-title')?.focus({ preventScroll: true })
  }, [])

  function onDecided(row: Row, action: Action) {
    if (resource.tokenOf(row) !== token) return
    if (action === 'request_changes') setAsked([])
    if (!isTold(action) || !list.isQueue || !advances || place.place === null) return
    if (place.next === null) notices.snackbar({ variant: 'info', title: t('record.last') })
    void navigate(place.next ?? place.listPath)
  }

  const canAsk = detail._actions.some(
    ({ action, hindrance }) => action === 'request_changes' && hindrance === null,
  )
  const asking = useMemo<Asking | null>(
    () =>
      canAsk
        ? {
            messages: asked,
            labelOf: (pointer) => labels[pointer],
            attach: (pointer, message) =>
              setAsked([
                ...asked.filter((each) => each.pointer !== pointer),
                ...(message === '' ? [] : [{ pointer, message }]),
              ]),
          }
        : null,
    [canAsk, asked, labels],
  )

  return (
    <AskContext value={asking}>
      <RecordHeader
        config={config}
        detail={shown}
        isUnconfirmed={decision?.isUnconfirmed ?? false}
        place={place}
      />
      <RecordBanners detail={detail} isOld={record.isOld} onTakeNew={record.takeNew} />
      <Columns>
        <Tabs
          label={t('record.tabs')}
          selectedId={tab}
          onSelectionChange={setTab}
          tabs={[
            ...drawn.map(({ id, title, badge, component: Content }) => {
              const count = badge?.(shown) ?? 0
              return {
                id,
                label: own(title as never),
                count: count > 0 ? formats.number(count) : undefined,
                content: (
                  <Suspense fallback={<SkeletonText lines={8} />}>
                    <Content detail={shown} />
                  </Suspense>
                ),
              }
            }),
            {
              id: historyTab,
              label: t('record.history.title'),
              content: (
                <Timeline
                  resource={resource}
                  token={token}
                  undo={decision?.state === 'done.undoable' ? decision.undo : null}
                />
              ),
            },
          ]}
        />
        <RecordSide config={config} detail={shown} decisions={decisions} labels={labels} />
      </Columns>
      {detail._actions.length > 0 ? (
        <Bar>
          <DecisionBar
            resource={resource}
            decisions={decisions}
            row={detail}
            fieldLabels={labels}
            asked={asked}
            menu={menu}
          >
            <End>
              {asked.length > 0 ? (
                <Text size="sm">
                  {t('record.ask.attached', {
                    count: asked.length,
                    number: formats.number(asked.length),
                  })}
                </Text>
              ) : null}
              {list.isQueue && place.place !== null ? (
                <Switch isSelected={advances} onChange={setAdvances}>
                  {t('record.advance')}
                </Switch>
              ) : null}
            </End>
          </DecisionBar>
        </Bar>
      ) : null}
      <Suspense>
        <DecisionDialog resource={resource} decisions={decisions} fieldLabels={labels} />
      </Suspense>
    </AskContext>
  )
}

const Bar = styled.div`
  position: sticky;
  /* Above a footer that is fixed to the window. */
  inset-block-end: var(--foot, 0px);
  z-index: 1;
  padding-block: ${theme.space[3]};
  border-block-start: 1px solid ${theme.color.hairline};
  background: ${theme.color.background};
  /* Nothing is seen between the bar and the end of the view, where the page has its gutter. */
  box-shadow: 0 ${theme.space[6]} 0 ${theme.color.background};
`

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
`
