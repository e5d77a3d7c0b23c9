import { ApiError } from '@console/core/api'
import { type ActionableRow, ruleOf } from '@console/core/kinds'
import { decide, type DecisionAnswer, type Resource, seenOf } from '@console/core/resources'
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

/** A decision that was sent under a key and is not answered. */
type Unanswered = z.infer<typeof sentDecision> & { key: string }

/** Sends decisions about one kind of record, and knows what was sent and not answered. */
export interface DecisionSender<Row extends ActionableRow, Detail extends Row> {
  /** Whether what is sent with an action is kept until it is answered. */
  isKept(action: string): boolean
  /** Whether an action about a record was sent with others, and is not answered. */
  isSentWithOthers(token: string, action: string): boolean
  /** With which actions something was sent about a record that is not answered, whoever waits for it. */
  actionsOn(token: string): readonly string[]
  /** What was sent about a record; null where it is answered, or this page waits for the answer. */
  unanswered(token: string, action: string): Unanswered | null
  /** What is known of something that was sent and not answered, to tell its reader. */
  attemptOf(token: string, action: string): DecisionOfRow<Row>['attempt']
  /** Sends a decision; one that was sent under its key before, as it was sent. @throws ApiError */
  ask(row: Row, action: string, said: object, key: string): Promise<DecisionAnswer<Detail>>
}

/** Makes the sender of a kind of record. */
export function createSender<Row extends ActionableRow, Detail extends Row>(
  resource: Resource<Row, Detail>,
  { send, queries, attempts }: Pick<DecisionTools<Row>, 'send' | 'queries' | 'attempts'>,
): DecisionSender<Row, Detail> {
  function isKept(action: string): boolean {
    return ruleOf(resource.kinds, action).isFinal === true
  }

  function unanswered(token: string, action: string): Unanswered | null {
    const name = pendingWriteName(resource, token, action)
    const kept = attempts.isInFlight(name) ? null : attempts.of(name)
    const { success, data } = sentDecision.safeParse(kept?.sent)
    return kept && success ? { key: kept.key, ...data } : null
  }

  return {
    isKept,
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
      const kept = attempts.of(pendingWriteName(resource, token, action))
      const { success, data } = sentDecision.safeParse(kept?.sent)
      return kept && success ? { at: new Date(kept.at), amount: data.seen.confirmed } : null
    },
    async ask(row, action, said, key) {
      const token = resource.tokenOf(row)
      const kept = unanswered(token, action)
      const sent =
        kept?.key === key
          ? kept
          : {
              seen: seenOf<Row>(resource, row, action),
              version: row.version,
              body: { action, revision: resource.revisionOf(row), ...said },
            }
      const call = () => decide<Row, Detail>(send, resource, { ...sent, key })
      try {
        return await (isKept(action)
          ? attempts.make(pendingWriteName(resource, token, action), { key, sent }, call)
          : call())
      } catch (error) {
        // The answer says nothing about the record: it is read again.
        if (error instanceof ApiError && error.code === 'foreign')
          void takeNew(queries, send, resource, token)
        throw error
      }
    },
  }
}
