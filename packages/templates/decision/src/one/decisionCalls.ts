import { ApiError, type Send, timeUntil } from '@console/core/api'
import type { PendingWrites } from '@console/core/pending-writes'
import type { ActionableRow } from '@console/core/workflows'
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
import { fromPromise } from 'xstate'
import { takeNew, takeRecord, takeRows } from '../caches'
import type { UnsentText } from '../decisionDrafts'
import { isStored, pendingWriteName, unansweredDecision } from '../pendingWrites'
import { settles } from '../rules'
import { timeToUndo, undo, type UndoLease } from '../undo'
import type { Accepted, DecisionToAsk, DecisionToUndo, UndoOutcome } from './decisionMachine'

/** Dependencies of calls about decisions. */
export interface CallTools {
  send: Send
  queries: QueryClient
  /** Sent decisions whose outcome the user does not know yet. */
  attempts: PendingWrites
  /** The user's drafts about records of this kind. */
  unsent: UnsentText
}

const undone: UndoOutcome = { outcome: 'undone', isFinal: true, error: null }

/** Creates the calls about decisions on one kind of record: `actors` are those of the decision's machine. */
export function createDecisionCalls<Row extends ActionableRow, Detail extends Row>(
  resource: Resource<Row, Detail>,
  { send, queries, attempts, unsent }: CallTools,
) {
  const { workflows, tokenOf } = resource

  /**
   * Sends a decision; one that was sent under its key before is repeated unchanged.
   * @throws ApiError
   */
  async function ask(
    row: Row,
    action: string,
    input: object,
    key: string,
  ): Promise<DecisionAnswer<Detail>> {
    const token = tokenOf(row)
    const stored = unansweredDecision(attempts, resource, token, action)
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
      return await (isStored(workflows, action)
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
      const now = await readRecord(send, resource, tokenOf(row as Row))
      const isUndone =
        now.version !== record?.version &&
        String(statusesOf(workflows, now)) === String(statusesOf(workflows, row as Row))
      takeRecord<Row, Detail>(queries, resource, now, isUndone ? 'undo' : undefined)
      return isUndone ? undone : { outcome: 'notUndone', isFinal, error }
    } catch {
      return { outcome: isFinal ? 'notUndone' : 'perhapsUndone', isFinal, error }
    }
  }

  return {
    ask,
    actors: {
      /** Sends a decision, unless its own form has done so, updates the record and ends its drafts. */
      decide: fromPromise<Accepted, DecisionToAsk>(
        async ({ input: { row, action, input, key, written }, signal }) => {
          const answer =
            written === null || written === 'unclear'
              ? await ask(row as Row, action, input, key)
              : await shownFirst(written as DecisionAnswer<Detail>)
          signal.throwIfAborted()
          takeRecord(queries, resource, answer.record, action)
          const token = tokenOf(row as Row)
          const restore = settles(workflows, action) ? unsent.settle([token]) : null
          return {
            record: answer.record,
            undoLease: undoLeaseOf(answer),
            restoreDrafts: restore && (() => restore([token])),
          }
        },
      ),
      /** Undoes a decision. If that is refused or gets no answer, the record is read again, and the server's state counts. */
      takeBack: fromPromise<UndoOutcome, DecisionToUndo>(async ({ input, signal }) => {
        const { row, undoToken, key } = input
        const token = tokenOf(row as Row)
        try {
          const { rows } = await undo(send, resource, { undoToken, key, tokens: [token] })
          signal.throwIfAborted()
          takeRows<Row>(queries, resource, rows, 'undo')
          await queries.invalidateQueries({ queryKey: resourceKeys.record(resource.id, token) })
          return rows.some((each) => tokenOf(each) === token)
            ? undone
            : await readUndoOutcome(input, null)
        } catch (error) {
          signal.throwIfAborted()
          return readUndoOutcome(input, error)
        }
      }),
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
