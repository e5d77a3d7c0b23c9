import { ApiError, type Send, timeUntil } from '@console/core/api'
import type { PendingWrites } from '@console/core/pending-writes'
import { type ActionableRow, ruleOf } from '@console/core/workflows'
import {
  decideMany,
  type ListQuery,
  readSelection,
  type Resource,
  expectedTargetOf,
} from '@console/core/resources'
import type { QueryClient } from '@tanstack/react-query'
import { type ActorRefFrom, createActor, fromPromise, type SnapshotFrom } from 'xstate'
import { isSame } from '@console/form'
import { partPrefix, unansweredParts } from '../pendingWrites'
import { reconcileOutcomes } from './reconcileOutcomes'
import { bulkMachine, type BulkUndoOutcome, type Undo } from './bulkMachine'
import {
  type BulkItem,
  type BulkProgress,
  type GatheredPage,
  groupOf,
  type ItemOutcome,
  type Part,
  type TakenBack,
} from './bulkParts'
import type { DecisionInput } from '../decisions'
import { rereadRows, takeRows } from '../caches'
import type { RestoreText } from '../decisionDrafts'
import { refusedOf } from '@console/workflows'
import { timeToUndo, undo } from '../undo'

/** Dependencies of a bulk decision. */
export interface BulkTools {
  send: Send
  queries: QueryClient
  /** Sent decisions whose outcome the user does not know yet. */
  attempts: PendingWrites
  /** Reports the result of an undo. */
  report(what: BulkUndoOutcome): void
  /** Reports that the time to undo had passed when undo was pressed. */
  announceTooLate(): void
  /** Reports how it ended, when no screen shows it. */
  announceOutcome(snapshot: BulkSnapshot, undo: (() => void) | null): void
  /** Called at each end with the tokens decided so far; the returned function, with those undone. */
  settle(action: string, decided: readonly string[]): RestoreText
  /** Warns before the page unloads, until the returned function is called. */
  hold(): () => void
}

/** State of a bulk decision. */
export type BulkSnapshot = SnapshotFrom<typeof bulkMachine>

/** Bulk decision of a list, in flight whether the list is shown or not. */
export interface Bulk {
  actor: ActorRefFrom<typeof bulkMachine>
  /** Marks it as shown on a screen until the returned function is called. */
  markVisible(): () => void
  /**
   * Resumes unanswered batches of an action that contain some of these records, in place of a new request; returns whether there
   * were any.
   */
  resume(action: string, tokens: readonly string[]): boolean
  /** Undoes it, or reports that it is too late. */
  undo(): void
  stop(): void
}

/** Creates it, for a list of this kind of record. */
export function createBulk<Row extends ActionableRow, Detail extends Row>(
  resource: Resource<Row, Detail>,
  list: string,
  { send, queries, attempts, report, announceTooLate, announceOutcome, settle, hold }: BulkTools,
): Bulk {
  const beginning = partPrefix(resource, list)
  const actor = createActor(
    bulkMachine.provide({
      actors: {
        gather: fromPromise(({ input: { query, action, known }, signal }) =>
          findNext(query, action ?? '', known, signal),
        ),
        sendPart: fromPromise(async ({ input: { action, input, part }, signal }) => {
          if (action === null) throw new Error('There is nothing to decide')
          try {
            const answer = await sendPart(action, input, part)
            await nextTask()
            signal.throwIfAborted()
            const outcomes = reconcileOutcomes(
              resource.workflows,
              action,
              part.items,
              answer.results,
            )
            takeOutcomes(action, outcomes)
            await nextTask()
            const { undo: way } = answer
            return {
              outcomes,
              undoLease: way && {
                undoToken: way.undoToken,
                time: timeToUndo(timeUntil(way.expiresAt)),
              },
            }
          } catch (error) {
            if (!signal.aborted) rereadRows(queries, resource, part.items.map(tokenOfItem))
            throw error
          }
        }),
        takeBack: fromPromise(async ({ input: { undos }, signal }) => {
          const results: TakenBack[] = []
          for (const way of undos) {
            results.push(await takeBack(way, signal))
            signal.throwIfAborted()
          }
          return results
        }),
      },
      actions: {
        report(_, reported) {
          const taken = reported.results.flatMap((each) => each.taken)
          if (taken.length > 0) for (const restore of restores) restore(taken)
          report(reported)
        },
      },
    }),
  )
  let attending = 0
  let restores: readonly RestoreText[] = []
  let release: (() => void) | null = null

  actor.subscribe((snapshot) => {
    const canUndo = snapshot.can({ type: 'bulk.undo' })
    const isRunning = snapshot.hasTag('running')
    const hasEnded = release !== null && !isRunning
    if (isRunning) release ??= hold()
    else letGo()
    const { action, progress } = snapshot.context
    if (progress.outcomes.size === 0) restores = []
    if (hasEnded) {
      const decided = [...progress.outcomes.values()].filter(({ outcome }) => outcome === 'ok')
      if (action && decided.length > 0)
        restores = [
          ...restores,
          settle(
            action,
            decided.map(({ token }) => token),
          ),
        ]
    }
    if (attending > 0) return
    if (hasEnded) announceOutcome(snapshot, canUndo ? undoAll : null)
    if (isOverWith(snapshot) && !canUndo) actor.send({ type: 'bulk.close' })
  })
  actor.start()
  resume()

  function chosenRows(): BulkProgress['rows'] {
    return actor.getSnapshot().context.progress.rows
  }

  /** Sends a batch; a final one is stored until all its outcomes are known. */
  function sendPart(action: string, input: DecisionInput, { key, items }: Part) {
    const expected = items.flatMap((item) => item.expected ?? [])
    const body = { ...input, action, items: items.map(({ expected: _, ...item }) => item) }
    const call = () => decideMany<Row>(send, resource, body, key, expected)
    if (ruleOf(resource.workflows, action).isFinal !== true) return call()
    const rows = items.flatMap(({ token }) => chosenRows().get(token) ?? [])
    const sent = { action, input, items, rows }
    return attempts.make(beginning + key, { key, sent }, call, ({ results }) =>
      reconcileOutcomes(resource.workflows, action, items, results).every(
        ({ outcome }) => outcome !== 'failed',
      ),
    )
  }

  /** Resumes batches that were sent earlier and not answered, of some records if given; returns whether there were any. */
  function resume(action?: string, tokens?: readonly string[]): boolean {
    const parts = unansweredParts(attempts, beginning).filter(
      (part) =>
        (action === undefined || part.action === action) &&
        (tokens === undefined || part.items.some(({ token }) => tokens.includes(token))),
    )
    const [first] = parts
    if (!first) return false
    const alike = parts.filter(
      (part) => part.action === first.action && isSame(part.input, first.input),
    )
    const rows = alike.flatMap((part) =>
      part.rows.flatMap((row) => {
        const { success, data } = resource.row.safeParse(row)
        return success ? [[resource.tokenOf(data), data] as const] : []
      }),
    )
    actor.send({
      type: 'bulk.resume',
      rows: new Map(rows),
      action: first.action,
      input: first.input as DecisionInput,
      parts: alike,
    })
    return true
  }

  /** Finds records of a query that are eligible and have no outcome yet, from the first page that has any. */
  async function findNext(
    query: ListQuery,
    action: string,
    known: ReadonlySet<string>,
    signal: AbortSignal,
  ): Promise<GatheredPage> {
    const expected = new Set<string>()
    for (let page = 1; ; page += 1) {
      const { items, total } = await readSelection(send, resource, query, action, page, signal)
      const found = items.filter(({ token }) => !known.has(token))
      // A page with nothing new is the last one, whatever total the server reports.
      const isLast =
        items.every(({ token }) => expected.has(token)) || expected.size + items.length >= total
      if (found.length > 0 || isLast) return { items: found, total }
      for (const { token } of items) expected.add(token)
    }
  }

  function takeOutcomes(action: string, outcomes: ReturnType<typeof reconcileOutcomes<Row>>) {
    const isTaken = (outcome: ItemOutcome['outcome']) =>
      ['done', 'unsuccessful', 'checking'].includes(groupOf(outcome))
    const rowsOf = (isOwn: boolean) =>
      outcomes.flatMap(({ outcome, row }) => (isTaken(outcome) === isOwn && row ? [row] : []))
    takeRows<Row>(queries, resource, rowsOf(true), action)
    takeRows<Row>(queries, resource, rowsOf(false))
    const unknown = outcomes.filter(({ outcome, row }) => row === null && outcome !== 'not_found')
    if (unknown.length > 0) rereadRows(queries, resource, unknown.map(tokenOfItem))
  }

  /** Undoes a batch. The server's answer counts, record by record; without one the records are read again. */
  async function takeBack(way: Undo, signal: AbortSignal): Promise<TakenBack> {
    const { undoToken, tokens } = way
    try {
      const { rows } = await undo(send, resource, way)
      signal.throwIfAborted()
      takeRows<Row>(queries, resource, rows, 'undo')
      const named = new Set(rows.map(resource.tokenOf))
      const left = tokens.filter((token) => !named.has(token))
      if (left.length > 0) rereadRows(queries, resource, left)
      const taken = tokens.filter((token) => named.has(token))
      return { undoToken, taken, left, isUnclear: false, problem: null }
    } catch (error) {
      signal.throwIfAborted()
      rereadRows(queries, resource, tokens)
      const isUnclear = !(error instanceof ApiError) || error.isUnclear || error.code === 'offline'
      return { undoToken, taken: [], left: tokens, isUnclear, problem: refusedOf(error) }
    }
  }

  function undoAll() {
    if (actor.getSnapshot().can({ type: 'bulk.undo' })) actor.send({ type: 'bulk.undo' })
    else announceTooLate()
  }

  function letGo() {
    release?.()
    release = null
  }

  return {
    actor,
    markVisible() {
      attending += 1
      return () => {
        attending -= 1
        const snapshot = actor.getSnapshot()
        // Failed or excluded records are still there when the user returns; an open form or a success is not.
        if (
          attending === 0 &&
          snapshot.status === 'active' &&
          (snapshot.matches('composing') || isOverWith(snapshot))
        )
          actor.send({ type: 'bulk.close' })
      }
    },
    resume,
    undo: undoAll,
    stop() {
      actor.stop()
      letGo()
    },
  }
}

/** Reports whether all selected records are done, with none left to review. */
function isOverWith(snapshot: BulkSnapshot): boolean {
  return snapshot.matches({ finished: 'all' }) && snapshot.context.progress.leftOut.length === 0
}

/** Version of a row that is decided. */
export function itemOf<Row extends ActionableRow>(
  resource: Resource<Row>,
  row: Row,
  action: string,
): BulkItem {
  return {
    expected: expectedTargetOf(resource, row, action),
    token: resource.tokenOf(row),
    version: row.version,
    revision: resource.revisionOf(row),
  }
}

function tokenOfItem({ token }: { token: string }): string {
  return token
}

/** Yields to the browser after a hundred answers, so that the next key press is not delayed. */
async function nextTask(): Promise<void> {
  await new Promise((done) => setTimeout(done))
}
