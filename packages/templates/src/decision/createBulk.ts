import type { Send } from '@console/core/api'
import type { ActionableRow } from '@console/core/contracts'
import { decideMany, readSelection, type Resource, undoDecision } from '@console/core/resources'
import type { QueryClient } from '@tanstack/react-query'
import { type ActorRefFrom, createActor, fromPromise, type SnapshotFrom } from 'xstate'
import { bulkMachine, type BulkTold } from './bulkMachine'
import type { BulkItem } from './bulkParts'
import { takeRows } from './caches'

/** A bulk decision can be taken back for as long as a single one (decision D-9), in milliseconds. */
const undoTime = 10_000

/** What a bulk decision is made with. */
export interface BulkTools {
  send: Send
  queries: QueryClient
  tell(what: BulkTold): void
  /** How it ended, where no screen shows it. */
  tellOutcome(snapshot: BulkSnapshot, undo: (() => void) | null): void
  /** Keeps the page from being left without a question, until the returned function is called. */
  hold(): () => void
}

/** Where a bulk decision stands. */
export type BulkSnapshot = SnapshotFrom<typeof bulkMachine>

/** The decision about many records that a list has under way, whether the list is shown or not. */
export interface Bulk {
  actor: ActorRefFrom<typeof bulkMachine>
  /** From now until the returned function is called, a screen shows it. */
  attend(): () => void
  stop(): void
}

/** Makes it, for a list of this kind of record. */
export function createBulk<Row extends ActionableRow, Detail extends Row>(
  resource: Resource<Row, Detail>,
  { send, queries, tell, tellOutcome, hold }: BulkTools,
): Bulk {
  const actor = createActor(
    bulkMachine.provide({
      actors: {
        gather: fromPromise(
          async ({ input, signal }) =>
            (await readSelection(send, resource, input.query, signal)).items,
        ),
        sendPart: fromPromise(async ({ input: { action, said, part }, signal }) => {
          if (action === null) throw new Error('There is nothing to decide')
          const { reasonCode, note } = said
          const body = { action, reasonCode, note, items: [...part.items] }
          const { results, undo } = await decideMany(send, resource, body, part.key)
          await nextTask()
          signal.throwIfAborted()
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
        }),
        takeBack: fromPromise(async ({ input, signal }) => {
          const { rows } = await undoDecision(send, resource, input.undoToken)
          signal.throwIfAborted()
          takeRows<Row>(queries, resource, rows)
        }),
      },
      actions: { tell: (_, { what }) => tell(what) },
    }),
  )
  let attending = 0
  let release: (() => void) | null = null

  actor.subscribe((snapshot) => {
    const canUndo = snapshot.can({ type: 'bulk.undo' })
    const isRunning = snapshot.matches('running') || snapshot.matches('retrying')
    const hasEnded = release !== null && !isRunning
    if (isRunning) release ??= hold()
    else letGo()
    if (attending > 0) return
    if (hasEnded) tellOutcome(snapshot, canUndo ? () => actor.send({ type: 'bulk.undo' }) : null)
    if (snapshot.matches({ finished: 'all' }) && !canUndo) actor.send({ type: 'bulk.close' })
  })
  actor.start()

  function letGo() {
    release?.()
    release = null
  }

  return {
    actor,
    attend() {
      attending += 1
      return () => {
        attending -= 1
        const snapshot = actor.getSnapshot()
        // What has failed is there when the reader comes back; a form or a success is not.
        if (
          attending === 0 &&
          snapshot.status === 'active' &&
          (snapshot.matches('composing') || snapshot.matches({ finished: 'all' }))
        )
          actor.send({ type: 'bulk.close' })
      }
    },
    stop() {
      actor.stop()
      letGo()
    },
  }
}

/** Which version of a row is decided about. */
export function itemOf<Row extends ActionableRow>(resource: Resource<Row>, row: Row): BulkItem {
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
