import { useSend } from '@console/core/api'
import type { ActionableRow } from '@console/core/contracts'
import { formatsOf, type LanguageId } from '@console/core/i18n'
import { useNotices } from '@console/core/notices'
import type { Resource } from '@console/core/resources'
import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLasting } from '../useLasting'
import { type ItemOutcome, succeeded } from './bulkParts'
import { type BulkSnapshot, createBulk, itemOf } from './createBulk'
import type { BulkDecision, BulkOutcome, BulkStateName } from './decisions'
import { wordsOfBulk } from './decisionWords'
import { holdPage } from './holdPage'
import { needsOfMany } from './rules'
import { stateName } from './stateName'

/**
 * One decision about many records of a kind, with an outcome for each (domain design 5.11). It goes on when its list is left,
 * and says how it ended wherever the reader is then.
 * @param list names the list that it is about: each has one of its own
 */
export function useBulkDecision<Row extends ActionableRow, Detail extends Row>(
  resource: Resource<Row, Detail>,
  list: string,
): BulkDecision<Row> {
  const send = useSend()
  const queries = useQueryClient()
  const notices = useNotices()
  const { i18n } = useTranslation('templates')

  const { actor, attend } = useLasting(`bulk ${list}`, () => {
    const words = () => i18n.getFixedT(null, 'templates')
    return createBulk(resource, {
      send,
      queries,
      hold: holdPage,
      tell: (what) =>
        notices.snackbar({
          variant: what === 'undone' ? 'info' : 'error',
          title: words()(`decision.bulk.${what}`),
          key: 'decision',
        }),
      tellOutcome(end, undo) {
        const t = words()
        const bulk = viewOf(end)
        notices.snackbar({
          variant: bulk.state === 'finished.all' ? 'success' : 'warning',
          title: wordsOfBulk(bulk, t, formatsOf(i18n.language as LanguageId)),
          action: undo ? { label: t('decision.bulk.undo'), onAction: undo } : undefined,
          key: 'decision',
        })
      },
    })
  })
  useEffect(attend, [attend])
  const snapshot = useSelector(actor, (state) => state)

  return useMemo(() => {
    const view = viewOf(snapshot)
    return {
      ...view,
      outcomes: view.outcomes as ReadonlyMap<string, BulkOutcome<Row>>,
      start(chosen, next) {
        const isEverything = 'query' in chosen
        actor.send({
          type: 'bulk.start',
          action: next,
          needs: needsOfMany(next, isEverything),
          total: isEverything ? chosen.total : chosen.rows.length,
          query: isEverything ? chosen.query : {},
          items: isEverything ? null : chosen.rows.map((row) => itemOf(resource, row)),
        })
      },
      submit: (said) => actor.send({ type: 'bulk.submit', said }),
      stop: () => actor.send({ type: 'bulk.stop' }),
      retry: snapshot.can({ type: 'bulk.retry' }) ? () => actor.send({ type: 'bulk.retry' }) : null,
      undo: snapshot.can({ type: 'bulk.undo' }) ? () => actor.send({ type: 'bulk.undo' }) : null,
      close: () => actor.send({ type: 'bulk.close' }),
    }
  }, [actor, resource, snapshot])
}

/** What there is to see of it. */
function viewOf({ context: { action, course, error }, value }: BulkSnapshot) {
  const state = stateName(value) as BulkStateName
  const isOver = state === 'idle' || state === 'composing'
  const outcomes = isOver ? noOutcomes : course.outcomes
  return {
    state,
    action,
    isEverything: course.total > 0 && course.parts.length === 0 && state === 'composing',
    total: course.total,
    done: outcomes.size,
    succeeded: succeeded({ outcomes }),
    outcomes,
    failed: [...outcomes].filter(([, { outcome }]) => outcome !== 'ok').map(([token]) => token),
    error,
  }
}

const noOutcomes: ReadonlyMap<string, ItemOutcome> = new Map()
