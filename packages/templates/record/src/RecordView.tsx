import { type ActionableRow, isClaiming } from '@console/core/workflows'
import { useFormats, useText } from '@console/core/i18n'
import { useNameInTitle } from '@console/core/routes'
import { SkeletonText, Stack, Tabs, useLazyPart } from '@console/ui'
import { Suspense, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import {
  askingAction,
  askName,
  decisionDialog,
  useDecisions,
  useMessages,
  usePreparedDialogs,
} from '@console/decision'
import {
  AskContext,
  type Asking,
  ChangesContext,
  type ReadingContext,
  useChanges,
} from '@console/details'
import { useBufferedKeystrokes } from '@console/core/keys'
import { Columns } from './layout/Columns'
import { DiffCard } from './changes/DiffCard'
import { type OpenRecord, OpenRecordContext } from './openRecord'
import { RecordBar } from './frame/RecordBar'
import type { RecordConfig, RecordMessages } from './config/RecordConfig'
import { RecordHeader } from './frame/RecordHeader'
import { RecordSide } from './frame/RecordSide'
import { Timeline } from './history/Timeline'
import { useNextRecord, useAutoAdvance } from './keys/useNextRecord'
import type { ListPlace } from './keys/useListPlace'
import type { ReadRecord } from './state/useRecord'
import { useClaimRenewal } from './state/useClaimRenewal'
import { useRecordKeyGroup } from './keys/useRecordKeyGroup'
import { useRecordKeys } from './keys/useRecordKeys'
import { historyTab, useTab } from './state/useTab'

export interface RecordViewProps<Row extends ActionableRow, Detail extends Row> {
  config: RecordConfig<Row, Detail>
  detail: Detail
  record: ReadRecord<Detail>
  place: ListPlace
}

/** Screen of a loaded record. */
export function RecordView<Row extends ActionableRow, Detail extends Row>({
  config,
  detail,
  record,
  place,
}: RecordViewProps<Row, Detail>) {
  const { resource, list, tabs, readings, banners: Banners, hasNoHistory = false } = config
  const { t: own } = useTranslation(config.namespace)
  const { t } = useTranslation('record')
  const formats = useFormats()
  const textOf = useText()
  const token = resource.tokenOf(detail)
  const [advances, setAdvances] = useAutoAdvance()
  const goOn = useNextRecord(place)
  const asker = askingAction(resource.workflows)
  const { messages, attach } = useMessages(resource, token)
  const decisions = useDecisions(resource, { onDecided, forms: config.forms })
  usePreparedDialogs(config.forms)
  useBufferedKeystrokes(decisions.composed?.hasForm === true)
  const DecisionDialog = useLazyPart(decisionDialog, decisions.composed !== null, () =>
    decisions.composed?.dismiss(),
  )
  const shown = decisions.shown(detail)
  const decision = decisions.of(token)
  useClaimRenewal(resource, detail)

  const labels = useMemo(
    (): Record<string, string> => ({
      ...Object.fromEntries(
        Object.entries(config.fieldLabels).map(([pointer, key]) => [pointer, own(key as never)]),
      ),
      ...config.partLabels?.(detail, own as RecordMessages),
    }),
    [config, detail, own],
  )
  useNameInTitle(textOf(resource.nameOf(shown)))
  const changes = useChanges(config.namespace, shown, readings)
  const drawn = tabs.filter(({ isShown }) => isShown?.(shown) ?? true)
  const ids = [...drawn.map(({ id }) => id), ...(hasNoHistory ? [] : [historyTab])]
  const [tab, setTab] = useTab(ids)
  const menu = useRecordKeys({
    workflows: resource.workflows,
    detail,
    decisions,
    place,
    tabs: { ids, tab, setTab },
  })

  useRecordKeyGroup(resource.workflows, detail, place.place !== null, !hasNoHistory)

  // Users who page through a list by keyboard continue at the title.
  useEffect(() => {
    if (document.activeElement === document.body)
      document.getElementById('record-title')?.focus({ preventScroll: true })
  }, [])

  function onDecided(row: Row, action: string) {
    if (resource.tokenOf(row) !== token) return
    if (
      isClaiming(resource.workflows, action) ||
      !list.isQueue ||
      !advances ||
      place.place === null
    )
      return
    void goOn()
  }

  const canAsk = detail._actions.some(({ action, blocker }) => action === asker && blocker === null)
  const askAbout: Asking | null = canAsk
    ? {
        messages,
        labelOf: (pointer) => labels[pointer],
        draftOf: (pointer) => askName(resource, token, pointer),
        attach,
      }
    : null

  const open: OpenRecord = {
    resource,
    token,
    workflows: resource.workflows,
    labels,
    actions: decisions
      .offered(shown)
      .filter(({ blocker }) => blocker === null)
      .map(({ action }) => action),
    start: (action, about) => decisions.start(detail, action, { about }),
  }

  return (
    <OpenRecordContext value={open}>
      <AskContext value={askAbout}>
        <RecordHeader
          config={config}
          detail={shown}
          isUnconfirmed={decision?.isUnconfirmed ?? false}
          place={place}
        />
        <Stack gap={2}>{Banners ? <Banners detail={detail} /> : null}</Stack>
        <ChangesContext value={changes}>
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
                        <Stack gap={4}>
                          {id === ids[0] && changes.length > 0 ? (
                            <DiffCard changes={changes} />
                          ) : null}
                          <Content detail={shown} />
                        </Stack>
                      </Suspense>
                    ),
                  }
                }),
                ...(hasNoHistory
                  ? []
                  : [
                      {
                        id: historyTab,
                        label: t('record.history.title'),
                        content: (
                          <Timeline
                            resource={resource}
                            token={token}
                            isHeld={record.isHeld}
                            undo={decision?.canBeUndone ? decision.undo : null}
                          />
                        ),
                      },
                    ]),
              ]}
            />
            <RecordSide key={token} config={config} detail={shown} />
          </Columns>
        </ChangesContext>
        <RecordBar
          resource={resource}
          decisions={decisions}
          row={detail}
          fieldLabels={labels}
          readField={(pointer, record) =>
            readings?.[pointer]?.value(record as unknown as Detail, {
              t: own as ReadingContext['t'],
              formats,
              textOf,
            })
          }
          menu={menu}
          takeNewer={record.isOld ? record.takeNew : null}
          askedCount={messages.length}
          advances={list.isQueue && place.place !== null ? advances : null}
          onAdvancesChange={setAdvances}
        />
        {DecisionDialog ? (
          <DecisionDialog resource={resource} decisions={decisions} fieldLabels={labels} />
        ) : null}
      </AskContext>
    </OpenRecordContext>
  )
}
