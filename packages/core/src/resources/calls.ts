import type { ResponseMeta, Send } from '../api'
import { segmentsOf } from '../api/fillPath'
import { type ActionableRow, history } from '../workflows/contract'
import {
  bulkAnswer,
  type BulkBody,
  decisionAnswer,
  type DecisionBody,
  type Forecast,
  forecastOf,
  undoAnswer,
} from './decisions'
import type { ListQuery } from '../fields'
import { counts, type Page, readablePageOf, selection, type Skipped } from '../contracts'
import type { Resource } from './resource'
import { mismatchIn, type ExpectedTarget } from './expectedTarget'

type Place = Pick<Resource<ActionableRow>, 'base' | 'path'>
type OfRows<Row extends ActionableRow> = Place & Pick<Resource<Row>, 'calls'>
type Rows<Row extends ActionableRow> = OfRows<Row> & Pick<Resource<Row>, 'row'>

/** Reads one page of a list. Rows that don't match the contract are skipped, and counted in `skipped`. */
export async function readPage<Row extends ActionableRow>(
  send: Send,
  { base, path, row, calls }: Rows<Row>,
  query: ListQuery,
  signal?: AbortSignal,
): Promise<Page<Row>> {
  if (calls) return calls.readPage(send, query, signal)
  let skipped: Skipped | undefined
  const page = await send({
    base,
    method: 'GET',
    path,
    query,
    answer: readablePageOf(row),
    onSkipped: (leftOut) => (skipped = leftOut),
    signal,
  })
  return skipped ? { ...page, skipped } : page
}

/** Reads the number of matching rows for each of several queries: for the views of a list. A query is a query string. */
export function readCounts<Row extends ActionableRow>(
  send: Send,
  { base, path, calls }: OfRows<Row>,
  query: readonly string[],
  signal?: AbortSignal,
) {
  if (calls) return calls.readCounts(send, query, signal)
  return send({
    base,
    method: 'GET',
    path: `${path}/counts`,
    query: { query },
    answer: counts,
    signal,
  })
}

/** Reads the expected effect of a bulk action on all matching records, and the records left out with their blockers. */
export function readForecast<Row extends ActionableRow>(
  send: Send,
  { base, path, row, calls }: Rows<Row>,
  query: ListQuery,
  action: string,
  signal?: AbortSignal,
): Promise<Forecast<Row>> {
  if (calls) return calls.readForecast(send, query, action, signal)
  return send({
    base,
    method: 'GET',
    path: `${path}/forecast`,
    query: { ...query, action },
    answer: forecastOf(row),
    signal,
  })
}

/**
 * Reads references to the matching records for which an action is possible, for a bulk action on all of them.
 * @param page from 1: one response names at most 2 000
 */
export function readSelection<Row extends ActionableRow>(
  send: Send,
  { base, path, calls }: OfRows<Row>,
  query: ListQuery,
  action: string,
  page: number,
  signal?: AbortSignal,
) {
  if (calls) return calls.readSelection(send, query, action, signal)
  return send({
    base,
    method: 'GET',
    path: `${path}/selection`,
    query: { ...query, action, ...(page === 1 ? {} : { page: String(page) }) },
    answer: selection,
    signal,
  })
}

/** A kind of record, as far as reading or writing one is concerned. */
type One<Row extends ActionableRow, Detail extends Row> = Place &
  Pick<Resource<Row, Detail>, 'detail' | 'tokenOf' | 'calls'>

/** Accepts only the requested record. */
function onlyThis<Detail>(tokenOf: (detail: Detail) => string, token: string) {
  return (answer: Detail, { mismatch }: ResponseMeta) => {
    if (tokenOf(answer) === token) return answer
    throw mismatch('record')
  }
}

/**
 * Reads one full record.
 * @throws ApiError 404 where there is none, and for an invalid token; `mismatched` where the response is another record
 */
export async function readRecord<Row extends ActionableRow, Detail extends Row>(
  send: Send,
  { base, path, detail, tokenOf, calls }: One<Row, Detail>,
  token: string,
  signal?: AbortSignal,
): Promise<Detail> {
  if (calls) return calls.readRecord(send, token, signal)
  return send({
    base,
    method: 'GET',
    path: `${path}/:token`,
    segments: segmentsOf(token),
    answer: detail,
    signal,
    finish: onlyThis<Detail>(tokenOf, token),
  })
}

/**
 * Creates a record.
 * @param key idempotency key: the same for every retry, so that it is created once
 * @throws ApiError 422 with the invalid fields, including values that must be unique
 */
export function createRecord<Row extends ActionableRow, Detail extends Row>(
  send: Send,
  { base, path, detail }: One<Row, Detail>,
  body: object,
  key: string,
): Promise<Detail> {
  return send({
    base,
    method: 'POST',
    path,
    body,
    headers: { 'Idempotency-Key': key },
    answer: detail,
  })
}

/**
 * Changes the written fields of a record.
 * @param record as it was read
 * @param key idempotency key: the same for every retry, so that it takes effect once
 * @throws ApiError 412 where it has changed since, 422 with the invalid fields; `mismatched` where the response is another record
 */
export async function changeRecord<Row extends ActionableRow, Detail extends Row>(
  send: Send,
  { base, path, detail, tokenOf }: One<Row, Detail>,
  record: Detail,
  body: object,
  key: string,
): Promise<Detail> {
  const token = tokenOf(record)
  return send({
    base,
    method: 'PATCH',
    path: `${path}/:token`,
    segments: segmentsOf(token),
    body,
    headers: { 'If-Match': `"v${record.version}"`, 'Idempotency-Key': key },
    answer: detail,
    finish: onlyThis<Detail>(tokenOf, token),
  })
}

/** Reads the history of a record, newest first. */
export async function readHistory(
  send: Send,
  { base, path }: Place,
  token: string,
  signal?: AbortSignal,
) {
  return send({
    base,
    method: 'GET',
    path: `${path}/:token/history`,
    segments: segmentsOf(token),
    answer: history,
    signal,
  })
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

/**
 * Undoes a decision, or a bulk of them. Outcomes for other records are dropped and reported as an incident.
 * @param key idempotency key: the same for every retry, so that a lost response is repeated
 * @param tokens the records that it was about
 * @throws ApiError 409 `undo_expired` once its time is over, `undo_superseded` where something was decided since
 */
export function undoDecision<Row extends ActionableRow>(
  send: Send,
  { base, path, row, tokenOf, calls }: Rows<Row> & Pick<Resource<Row>, 'tokenOf'>,
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
