import { ApiError } from '@console/core/api'
import { type ActionableRow, ruleOf } from '@console/core/workflows'
import {
  decide,
  type DecisionAnswer,
  type Resource,
  expectedTargetOf,
} from '@console/core/resources'
import type * as z from 'zod/mini'
import {
  pendingWritePrefix,
  pendingWriteName,
  bulkPrefix,
  sentDecision,
  unansweredParts,
} from '../pendingWrites'
import { takeNew } from '../caches'
import type { DecisionOfRow } from '../decisions'
import type { DecisionTools } from './decisionStore'

/** Decision that was sent under a key and not answered. */
type Unanswered = z.infer<typeof sentDecision> & { key: string }

/** Sends decisions about one kind of record, and tracks those without an answer. */
export interface DecisionSender<Row extends ActionableRow, Detail extends Row> {
  /** Reports whether requests of an action are stored until they are answered. */
  isStored(action: string): boolean
  /** Reports whether an action about a record was sent in bulk and is not answered. */
  isSentWithOthers(token: string, action: string): boolean
  /** Actions about a record that were sent and not answered, in any tab or page. */
  actionsOn(token: string): readonly string[]
  /** Unanswered decision about a record; null when it is answered, or this page waits for the answer. */
  unanswered(token: string, action: string): Unanswered | null
  /** Known facts about an unanswered decision, to show to the user. */
  attemptOf(token: string, action: string): DecisionOfRow<Row>['attempt']
  /**
   * Sends a decision; one that was sent under its key before is repeated unchanged.
   * @throws ApiError
   */
  ask(row: Row, action: string, input: object, key: string): Promise<DecisionAnswer<Detail>>
}

/** Creates the sender for one kind of record. */
export function createSender<Row extends ActionableRow, Detail extends Row>(
  resource: Resource<Row, Detail>,
  { send, queries, attempts }: Pick<DecisionTools<Row>, 'send' | 'queries' | 'attempts'>,
): DecisionSender<Row, Detail> {
  function isStored(action: string): boolean {
    return ruleOf(resource.workflows, action).isFinal === true
  }

  function unanswered(token: string, action: string): Unanswered | null {
    const name = pendingWriteName(resource, token, action)
    const stored = attempts.isInFlight(name) ? null : attempts.of(name)
    const { success, data } = sentDecision.safeParse(stored?.sent)
    return stored && success ? { key: stored.key, ...data } : null
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
    async ask(row, action, input, key) {
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
    },
  }
}
