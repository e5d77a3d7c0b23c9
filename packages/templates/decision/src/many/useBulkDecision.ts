import { usePendingWrites } from '@console/core/pending-writes'
import { useSend } from '@console/core/api'
import { type ActionableRow, blockerAmongMany } from '@console/core/workflows'
import { formatsOf, type LanguageId, translateIn, textIn } from '@console/core/i18n'
import { useNotices } from '@console/core/notices'
import { type Forecast, forecastBulk, readForecast, type Resource } from '@console/core/resources'
import { useSessionSingleton, useSession } from '@console/core/session'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { BulkForms } from '../ownForms'
import {
  type BulkProgress,
  countOf,
  isStillSelected,
  type ItemOutcome,
  leftOutOf,
  tokensOf,
} from './bulkParts'
import { type BulkSnapshot, createBulk, itemOf } from './createBulk'
import { type BulkDecision, type BulkOutcome, type BulkStateName, stateName } from '../decisions'
import { bulkDraftName, unsentText } from '../decisionDrafts'
import { notTakenBackOf, bulkTexts, groupsText, undoText, undoButtonText } from './bulkTexts'
import { resourceKeys } from '@console/query-boundary'
import { warnBeforeUnload } from '@console/core/routes'
import { settles, needsOfMany } from '../rules'
import { eligibleRows } from './bulkEligibility'

/**
 * Bulk decision about one kind of record, with an outcome for each. It continues after the user leaves its list, and
 * reports its end on any screen.
 * @param list name of its list: each list has its own bulk decision
 * @param forms bulk forms that take input for each row
 */
export function useBulkDecision<Row extends ActionableRow, Detail extends Row>(
  resource: Resource<Row, Detail>,
  list: string,
  forms: BulkForms<Row> = noForms,
): BulkDecision<Row> {
  const send = useSend()
  const queries = useQueryClient()
  const notices = useNotices()
  const session = useSession()
  const attempts = usePendingWrites()
  const { i18n } = useTranslation()
  const language = i18n.language as LanguageId
  const nameIn = useCallback(
    (language: LanguageId) => (row: ActionableRow) => textIn(resource.nameOf(row as Row), language),
    [resource],
  )
  const unsent = useMemo(() => unsentText(resource, session), [resource, session])

  const {
    actor,
    markVisible,
    resume,
    undo: takeBack,
  } = useSessionSingleton(`bulk ${list}`, () => {
    const translate = translateIn(i18n)
    return createBulk(resource, list, {
      send,
      queries,
      attempts,
      hold: warnBeforeUnload,
      report: (reported) =>
        notices.snackbar({
          ...undoText(
            resource.workflows,
            reported,
            nameIn(i18n.language as LanguageId),
            translate,
            formatsOf(i18n.language as LanguageId),
          ),
          key: 'decision',
        }),
      announceTooLate: () =>
        notices.snackbar({
          variant: 'warning',
          title: translate('workflows:decision.refused.undoExpired'),
          key: 'decision',
        }),
      settle: (action, decided) =>
        settles(resource.workflows, action)
          ? unsent.settle(decided, bulkDraftName(list, action))
          : () => undefined,
      announceOutcome(end, undo) {
        const formats = formatsOf(i18n.language as LanguageId)
        const bulk = viewOf(end, nameIn(i18n.language as LanguageId))
        notices.snackbar({
          variant: bulk.state === 'finished.all' ? 'success' : 'warning',
          title: bulkTexts(resource.workflows, bulk, translate, formats),
          description: groupsText(bulk, translate, formats).join(' · ') || undefined,
          action: undo
            ? { label: undoButtonText(bulk, translate, formats), onAction: undo }
            : undefined,
          key: 'decision',
        })
      },
    })
  })
  useEffect(markVisible, [markVisible])
  const snapshot = useSelector(actor, (state) => state)
  const view = useMemo(() => viewOf(snapshot, nameIn(language)), [snapshot, nameIn, language])
  const { action, isEverything, rows } = view
  const { query } = snapshot.context
  // Only the server knows the results of a query, and an older forecast is refetched.
  const asked = useQuery({
    queryKey: [...resourceKeys.of(resource.id), 'forecast', action, query],
    queryFn: ({ signal }) => readForecast(send, resource, query, action ?? '', signal),
    enabled: isEverything && action !== null,
    staleTime: 0,
    gcTime: 0,
  })
  const forecast = useMemo(() => {
    if (action === null) return null
    if (isEverything) return asked.isFetching ? null : (asked.data ?? null)
    return forecastBulk<Row>(resource, [...(rows as ReadonlyMap<string, Row>).values()], action)
  }, [action, asked.data, asked.isFetching, isEverything, resource, rows])
  const { error: forecastError, refetch: forecastAgain } = asked

  return useMemo(() => {
    return {
      ...view,
      forecast,
      forecastError: isEverything ? forecastError : null,
      forecastAgain: () => void forecastAgain(),
      forms,
      draft: view.action === null ? '' : bulkDraftName(list, view.action),
      outcomes: view.outcomes as ReadonlyMap<string, BulkOutcome<Row>>,
      rows: view.rows as ReadonlyMap<string, Row>,
      start(chosen, next) {
        const isEverything = 'query' in chosen
        const all = isEverything ? [] : chosen.rows
        const rows = eligibleRows(next, all)
        if (resume(next, rows.map(resource.tokenOf))) return
        const leftOut = all.filter((row) => blockerAmongMany(row, next) !== null)
        const hasUnsent =
          settles(resource.workflows, next) &&
          rows.some((row) => unsent.of(resource.tokenOf(row), next).length > 0)
        actor.send({
          type: 'bulk.start',
          action: next,
          needs: needsOfMany(
            resource.workflows,
            next,
            isEverything ? 'everything' : rows,
            hasUnsent || leftOut.length > 0,
            forms,
          ),
          total: isEverything ? chosen.total : rows.length,
          query: isEverything ? chosen.query : {},
          items: isEverything ? null : rows.map((row) => itemOf(resource, row, next)),
          leftOut: leftOut.map((row) =>
            leftOutOf(resource.tokenOf(row), row, blockerAmongMany(row, next)),
          ),
          rows: new Map(all.map((row) => [resource.tokenOf(row), row])),
        })
      },
      submit: (input, own) =>
        actor.send({
          type: 'bulk.submit',
          input,
          own,
          forecastResult:
            isEverything && forecast
              ? { total: forecast.possible, leftOut: leftOutIn(resource, forecast) }
              : undefined,
        }),
      stop: () => actor.send({ type: 'bulk.stop' }),
      retry: snapshot.can({ type: 'bulk.retry' }) ? () => actor.send({ type: 'bulk.retry' }) : null,
      undo: snapshot.can({ type: 'bulk.undo' }) ? takeBack : null,
      close: () => actor.send({ type: 'bulk.close' }),
    }
  }, [
    actor,
    forecast,
    forecastError,
    forecastAgain,
    forms,
    isEverything,
    list,
    resource,
    resume,
    snapshot,
    takeBack,
    unsent,
    view,
  ])
}

/** Records that the server excludes from the results of a query, each with its row if the answer has it. */
function leftOutIn<Row extends ActionableRow>(
  { tokenOf }: Pick<Resource<Row>, 'tokenOf'>,
  { leftOut }: Forecast<Row>,
): ItemOutcome[] {
  return leftOut.flatMap(({ blocker, tokens, rows }) => {
    const byToken = new Map(rows.map((row) => [tokenOf(row), row]))
    return tokens.map((token) => leftOutOf(token, byToken.get(token) ?? null, blocker))
  })
}

function viewOf(snapshot: BulkSnapshot, nameOf: (row: ActionableRow) => string) {
  const { action, progress, error, undos } = snapshot.context
  const isUnsent = snapshot.hasTag('unsent')
  const outcomes = isUnsent ? noOutcomes : allOutcomes(progress)
  return {
    state: stateName(snapshot.value) as BulkStateName,
    isUnsent,
    isFinished: snapshot.matches('finished'),
    action,
    isEverything: !progress.isWhole && snapshot.matches('composing'),
    rows: progress.rows,
    total: progress.total,
    done: isUnsent ? 0 : progress.outcomes.size,
    succeeded: countOf({ outcomes }, 'done'),
    unclear: countOf({ outcomes }, 'unanswered'),
    checking: countOf({ outcomes }, 'checking'),
    takenBack: isUnsent ? 0 : progress.takenBack,
    undoable: undos.reduce((sum, { tokens }) => sum + tokens.length, 0),
    outcomes,
    stillSelected: tokensOf(outcomes, isStillSelected),
    notTakenBack: notTakenBackOf(outcomes, nameOf),
    error,
  }
}

/** Outcomes of all records, excluded ones too, with the rows as they were selected when the answer has none. */
function allOutcomes({ outcomes, leftOut, rows }: BulkProgress): ReadonlyMap<string, ItemOutcome> {
  const all = [...leftOut, ...outcomes.values()]
  return new Map(
    all.map((each) => [each.token, { ...each, row: each.row ?? rows.get(each.token) ?? null }]),
  )
}

const noForms = {}

const noOutcomes: ReadonlyMap<string, ItemOutcome> = new Map()
