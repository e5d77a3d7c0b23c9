import type { Send } from '../api'
import { segmentsOf } from '../api/fillPath'
import { currencies, type Currency, money, type Money, token } from '../contracts'
import * as z from 'zod/mini'
import type { ActionableRow } from '../workflows/contract'
import { ruleOf } from '../workflows/workflowOf'
import {
  bulkAnswer,
  type BulkBody,
  decisionAnswer,
  type DecisionBody,
  undoAnswer,
} from './decisions'
import type { Resource } from './resource'

/** Expected target of a decision, as the user sees it. A response about anything else is rejected. */
export const expected = z.object({
  token,
  /** Null where its kind of record has no amounts. */
  currency: z.nullable(z.enum(Object.keys(currencies) as [Currency, ...Currency[]])),
  /** The amount that the user agrees to with the action; null where there is none. */
  confirmed: z.nullable(money),
})

/** Expected target of a decision, as the user sees it. */
export type ExpectedTarget = z.infer<typeof expected>

type Compared<Row extends ActionableRow> = Pick<
  Resource<Row>,
  'tokenOf' | 'currencyOf' | 'workflows'
>

/** Expected target of an action on a row. */
export function expectedTargetOf<Row extends ActionableRow>(
  { tokenOf, currencyOf, workflows }: Compared<Row>,
  row: Row,
  action: string,
): ExpectedTarget {
  return {
    token: tokenOf(row),
    currency: currencyOf?.(row) ?? null,
    confirmed: ruleOf(workflows, action).confirms?.(row) ?? null,
  }
}

/** Mismatch between the record in a response and the decision's target; null where they match. */
export function mismatchIn<Row extends ActionableRow>(
  { tokenOf, currencyOf, workflows }: Compared<Row>,
  asked: ExpectedTarget,
  action: string,
  row: Row,
): 'record' | 'currency' | 'amount' | null {
  if (tokenOf(row) !== asked.token) return 'record'
  if (asked.currency !== null && currencyOf?.(row) !== asked.currency) return 'currency'
  const { confirmed } = asked
  const now: Money | undefined = confirmed ? ruleOf(workflows, action).confirms?.(row) : undefined
  if (confirmed && (now?.amount !== confirmed.amount || now.currency !== confirmed.currency))
    return 'amount'
  return null
}

/** A decision about one record, as sent. */
export interface DecisionToSend {
  /** Its expected target: a response about anything else is rejected. */
  expected: ExpectedTarget
  /** The version that was read. */
  version: number
  body: DecisionBody
  /** Idempotency key: the same for every retry of one decision, so that it is taken once. */
  key: string
}

/**
 * Decides about one record.
 * @throws ApiError 412 where the record has changed since, 409 where the decision is no longer possible: `conflictOf` has the earlier
 * change; `mismatched` where the response is about another record, in another currency, or of another amount than was agreed to
 */
export async function decide<Row extends ActionableRow, Detail extends Row>(
  send: Send,
  resource: Resource<Row, Detail>,
  { expected, version, body, key }: DecisionToSend,
) {
  const { base, path, detail } = resource
  return send({
    base,
    method: 'POST',
    path: `${path}/:token/decisions`,
    segments: segmentsOf(expected.token),
    body,
    headers: { 'If-Match': `"v${version}"`, 'Idempotency-Key': key },
    answer: decisionAnswer(detail),
    finish(answer, { mismatch }) {
      const what = mismatchIn<Row>(resource, expected, body.action, answer.record)
      if (what === null) return answer
      throw mismatch(`record (another ${what})`)
    },
  })
}

/**
 * Takes the same decision about many records; each has an outcome of its own. Outcomes for records that were not sent, in another
 * currency or of another amount, are dropped and reported as an incident. A sent record without an outcome counts as unanswered.
 * @param expected the records as the user saw them
 */
export function decideMany<Row extends ActionableRow>(
  send: Send,
  resource: Resource<Row>,
  body: BulkBody,
  key: string,
  expected: readonly ExpectedTarget[],
) {
  const { base, path, row, tokenOf, calls } = resource
  if (calls?.decideMany) return calls.decideMany(send, body)
  const asked = new Map(expected.map((each) => [each.token, each]))
  return send({
    base,
    method: 'POST',
    path: `${path}/bulk-decisions`,
    body,
    headers: { 'Idempotency-Key': key },
    answer: bulkAnswer(row),
    finish(answer, { leaveOut }) {
      const sent = new Set(body.items.map(({ token }) => token))
      const whyNot = (each: (typeof answer.results)[number]) => {
        if (!sent.has(each.token)) return 'token (not sent)'
        if (each.row === null) return null
        const about = asked.get(each.token)
        const what = about
          ? mismatchIn<Row>(resource, about, body.action, each.row)
          : tokenOf(each.row) === each.token
            ? null
            : 'record'
        return what && `row (another ${what})`
      }
      const faults = answer.results.map(whyNot)
      for (const why of new Set(faults)) {
        const count = faults.filter((each) => each === why).length
        if (why !== null) leaveOut(`${count} of ${faults.length}: ${why}`)
      }
      return { ...answer, results: answer.results.filter((_, place) => faults[place] === null) }
    },
  })
}

type Decided<Row extends ActionableRow> = Pick<
  Resource<Row>,
  'base' | 'path' | 'row' | 'tokenOf' | 'calls'
>

/**
 * Undoes a decision, or a bulk of them. Outcomes for other records are dropped and reported as an incident.
 * @param key idempotency key: the same for every retry, so that a lost response is repeated
 * @param tokens the records that it was about
 * @throws ApiError 409 `undo_expired` once its time is over, `undo_superseded` where something was decided since
 */
export function undoDecision<Row extends ActionableRow>(
  send: Send,
  { base, path, row, tokenOf, calls }: Decided<Row>,
  undoToken: string,
  key: string,
  tokens: readonly string[],
) {
  if (calls?.undoDecision) return calls.undoDecision(send, undoToken)
  return send({
    base,
    method: 'POST',
    path: `${path}/undo`,
    body: { undoToken },
    headers: { 'Idempotency-Key': key },
    answer: undoAnswer(row),
    finish(answer, { leaveOut }) {
      const rows = answer.rows.filter((each) => tokens.includes(tokenOf(each)))
      const count = answer.rows.length - rows.length
      if (count > 0) leaveOut(`${count} of ${answer.rows.length}: row (another record)`)
      return { rows }
    },
  })
}
