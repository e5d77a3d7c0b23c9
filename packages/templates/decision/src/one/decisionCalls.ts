import { ApiError, type Send, timeUntil } from '@console/core/api'
import type { PendingWrites } from '@console/core/pending-writes'
import { type ActionableRow, ruleOf } from '@console/core/workflows'
import {
  decide,
  type DecisionAnswer,
  expectedTargetOf,
  readRecord,
  type Resource,
} from '@console/core/resources'
import { resourceKeys } from '@console/query-boundary'
import { statusesOf } from '@console/workflows'
import type { QueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { takeNew, takeRecord, takeRows } from '../caches'
import {
  pendingWritePrefix,
  pendingWriteName,
  bulkPrefix,
  sentDecision,
  unansweredParts,
} from '../pendingWrites'
import { timeToUndo, undo, type UndoLease } from '../undo'
import type { Accepted, DecisionToAsk, DecisionToUndo, UndoOutcome } from './decisionMachine'

/** Dependencies of calls about decisions. */
export interface CallTools {
  send: Send
  queries: QueryClient
  /** Sent decisions whose outcome the user does not know yet. */
  attempts: PendingWrites
}

/** Decision that was sent under a key and not answered. */
type Unanswered = z.infer<typeof sentDecision> & { key: string }

/** Calls about decisions on one kind of record, and the decisions without an answer. */
export interface DecisionCalls<Row extends ActionableRow, Detail extends Row> {
  /** Reports whether requests of an action are stored until they are answered. */
  isStored(action: string): boolean
  /** Reports whether an action about a record was sent in bulk and is not answered. */
  isSentWithOthers(token: string, action: string): boolean
  /** Actions about a record that were sent and not answered, in any tab or page. */
  actionsOn(token: string): readonly string[]
  /** Unanswered decision about a record; null when it is answered, or this page waits for the answer. */
  unanswered(token: string, action: string): Unanswered | null
  /** Time and agreed amount of an unanswered decision; null without one. */
  attemptOf(token: string, action: string): UnansweredAttempt | null
  /**
   * Sends a decision; one that was sent under its key before is repeated unchanged.
   * @throws ApiError
   */
  ask(row: Row, action: string, input: object, key: string): Promise<DecisionAnswer<Detail>>
  /**
   * Sends a decision, unless its own form has done so, and updates the record.
   * @throws ApiError
   */
  decide(asked: DecisionToAsk, signal: AbortSignal): Promise<Accepted>
  /**
   * Undoes a decision. If that is refused or gets no answer, the record is read again, and the server's state counts.
   */
  takeBack(taken: DecisionToUndo, signal: AbortSignal): Promise<UndoOutcome>
}

/** Time and agreed amount of a decision whose result is unknown. */
interface UnansweredAttempt {
  at: Date
  amount: Unanswered['expected']['confirmed']
}

const undone: UndoOutcome = { outcome: 'undone', isFinal: true, error: null }

/** Creates the calls for one kind of record. */
export function createDecisionCalls<Row extends ActionableRow, Detail extends Row>(
  resource: Resource<Row, Detail>,
  { send, queries, attempts }: CallTools,
): DecisionCalls<Row, Detail> {
  function isStored(action: string): boolean {
    return ruleOf(resource.workflows, action).isFinal === true
  }

  function unanswered(token: string, action: string): Unanswered | null {
    const name = pendingWriteName(resource, token, action)
    const stored = attempts.isInFlight(name) ? null : attempts.of(name)
    const { success, data } = sentDecision.safeParse(stored?.sent)
    return stored && success ? { key: stored.key, ...data } : null
  }

  async function ask(row: Row, action: string, input: object, key: string) {
    const token = resource.tokenOf(row)
    const stored = unanswered(token, action)
    const sent =
      stored?.key === key
        ? stored
        : {
            expected: expectedTargetOf<Row>(resource, row, action),
            version: row.version,
            body: { action, revision: resource.revisionOf(row), ...input },
          }
    const call = () => decide<Row, Detail>(send, resource, { ...sent, key })
    try {
      return await (isStored(action)
        ? attempts.make(pendingWriteName(resource, token, action), { key, sent }, call)
        : call())
    } catch (error) {
      // The answer is about another record: this one is read again.
      if (error instanceof ApiError && error.code === 'mismatched')
        void takeNew(queries, send, resource, token)
      throw error
    }
  }

  /** Result of an undo that did not name the record, from the record as it is now. */
  async function readUndoOutcome(
    { row, record }: DecisionToUndo,
    error: unknown,
  ): Promise<UndoOutcome> {
    const isFinal = error instanceof ApiError && !error.isUnclear && !error.isTransient
    try {
      const now = await readRecord(send, resource, resource.tokenOf(row as Row))
      const isUndone =
        now.version !== record?.version &&
        String(statusesOf(resource.workflows, now)) ===
          String(statusesOf(resource.workflows, row as Row))
      takeRecord<Row, Detail>(queries, resource, now, isUndone ? 'undo' : undefined)
      return isUndone ? undone : { outcome: 'notUndone', isFinal, error }
    } catch {
      return { outcome: isFinal ? 'notUndone' : 'perhapsUndone', isFinal, error }
    }
  }

  return {
    isStored,
    unanswered,
    isSentWithOthers: (token, action) =>
      unansweredParts(attempts, bulkPrefix(resource)).some(
        (part) => part.action === action && part.items.some((item) => item.token === token),
      ),
    actionsOn(token) {
      const beginning = pendingWritePrefix(resource, token)
      return attempts.names(beginning).map((name) => name.slice(beginning.length))
    },
    attemptOf(token, action) {
      const stored = attempts.of(pendingWriteName(resource, token, action))
      const { success, data } = sentDecision.safeParse(stored?.sent)
      return stored && success ? { at: new Date(stored.at), amount: data.expected.confirmed } : null
    },
    ask,
    async decide({ row, action, input, key, written }, signal) {
      const answer =
        written === null || written === 'unclear'
          ? await ask(row as Row, action, input, key)
          : await shownFirst(written as DecisionAnswer<Detail>)
      signal.throwIfAborted()
      takeRecord(queries, resource, answer.record, action)
      return { record: answer.record, undoLease: undoLeaseOf(answer) }
    },
    async takeBack(taken, signal) {
      const { undoToken, key } = taken
      const token = resource.tokenOf(taken.row as Row)
      try {
        const { rows } = await undo(send, resource, { undoToken, key, tokens: [token] })
        signal.throwIfAborted()
        takeRows<Row>(queries, resource, rows, 'undo')
        await queries.invalidateQueries({ queryKey: resourceKeys.record(resource.id, token) })
        return rows.some((each) => resource.tokenOf(each) === token)
          ? undone
          : await readUndoOutcome(taken, null)
      } catch (error) {
        signal.throwIfAborted()
        return readUndoOutcome(taken, error)
      }
    },
  }
}

/** Delays an immediate answer until screens have rendered the pending state, so that they advance to the next record. */
async function shownFirst<Answer>(answer: Answer): Promise<Answer> {
  await new Promise((done) => setTimeout(done))
  return answer
}

/**
 * Time that undo is offered: until the server's deadline, and never longer than its duration counted from the decision.
 */
function undoLeaseOf({
  undo,
  decision,
}: Pick<DecisionAnswer<unknown>, 'undo' | 'decision'>): UndoLease | null {
  if (undo === null) return null
  const { undoToken, expiresAt } = undo
  const given = Date.parse(expiresAt) - Date.parse(decision.at)
  return { undoToken, time: timeToUndo(Math.min(timeUntil(expiresAt), given)) }
}
