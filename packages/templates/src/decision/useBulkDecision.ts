import { useSend } from '@console/core/api'
import type { ActionableRow } from '@console/core/contracts'
import { useNotices } from '@console/core/notices'
import {
  decideMany,
  type ListQuery,
  readSelection,
  type Resource,
  undoDecision,
} from '@console/core/resources'
import { useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { fromPromise } from 'xstate'
import { bulkMachine, type PartAnswer, type PartInput } from './bulkMachine'
import { type BulkItem, type ItemOutcome, succeeded } from './bulkParts'
import { takeRows } from './caches'
import type { BulkDecision, BulkOutcome, BulkStateName } from './decisions'
import { needsOfMany } from './rules'
import { stateName } from './stateName'

/** A bulk decision can be taken back for as long as a single one (decision D-9), in milliseconds. */
const undoTime = 10_000

/** One decision about many records of a kind, with an outcome for each (domain design 5.11). */
export function useBulkDecision<Row extends ActionableRow, Detail extends Row>(
  resource: Resource<Row, Detail>,
): BulkDecision<Row> {
  const send = useSend()
  const queries = useQueryClient()
  const notices = useNotices()
  const { t } = useTranslation('templates')

  // A list is drawn with every key in its search: the machine need not be put together each time.
  const machine = useMemo(
    () =>
      bulkMachine.provide({
        actors: {
          gather: fromPromise<readonly BulkItem[], { query: ListQuery }>(
            async ({ input }) => (await readSelection(send, resource, input.query)).items,
          ),
          sendPart: fromPromise<PartAnswer, PartInput>(
            async ({ input: { action, said, part } }) => {
              if (action === null) throw new Error('There is nothing to decide')
              const { reasonCode, note } = said
              const body = { action, reasonCode, note, items: [...part.items] }
              const { results, undo } = await decideMany(send, resource, body, part.key)
              await nextTask()
              takeRows<Row>(
                queries,
                resource,
                results.flatMap(({ row }) => row ?? []),
              )
              await nextTask()
              return {
                outcomes: results.map((result) => ({
                  ...result,
                  item: result.row && itemOf(resource, result.row),
                })),
                reprieve: undo && { undoToken: undo.undoToken, time: undoTime },
              }
            },
          ),
          takeBack: fromPromise(async ({ input }) => {
            for (const undoToken of input.undoTokens) {
              const { rows } = await undoDecision(send, resource, undoToken)
              takeRows<Row>(queries, resource, rows)
            }
          }),
        },
        actions: {
          tell: (_, { what }) =>
            notices.snackbar({
              variant: what === 'undone' ? 'info' : 'error',
              title: t(`decision.bulk.${what}`),
              key: 'decision',
            }),
        },
      }),
    [send, queries, notices, resource, t],
  )
  const actor = useActorRef(machine)
  const snapshot = useSelector(actor, (state) => state)

  return useMemo(() => {
    const { action, course, error } = snapshot.context
    const state = stateName(snapshot.value) as BulkStateName
    const isOver = state === 'idle' || state === 'composing'
    const outcomes = isOver ? noOutcomes : course.outcomes
    return {
      state,
      action,
      isEverything: course.total > 0 && course.parts.length === 0 && state === 'composing',
      total: course.total,
      done: outcomes.size,
      succeeded: succeeded({ outcomes }),
      outcomes: outcomes as ReadonlyMap<string, BulkOutcome<Row>>,
      failed: [...outcomes].filter(([, { outcome }]) => outcome !== 'ok').map(([token]) => token),
      error,
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

const noOutcomes: ReadonlyMap<string, ItemOutcome> = new Map()

function itemOf<Row extends ActionableRow>(resource: Resource<Row>, row: Row) {
  return {
    token: resource.tokenOf(row),
    version: row.version,
    revision: resource.revisionOf(row),
  }
}

/** Parts what a hundred answers bring about, so that a key is not kept waiting by all of it. */
async function nextTask(): Promise<void> {
  await new Promise((done) => setTimeout(done))
}
