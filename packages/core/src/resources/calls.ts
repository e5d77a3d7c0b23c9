import type { Send } from '../api'
import {
  type ActionableRow,
  bulkAnswer,
  type BulkBody,
  counts,
  decisionAnswer,
  type DecisionBody,
  history,
  pageOf,
  selection,
  undoAnswer,
} from '../contracts'
import type { Resource } from './resource'

type Place = Pick<Resource<ActionableRow>, 'base' | 'path'>
type Rows<Row extends ActionableRow> = Place & Pick<Resource<Row>, 'row'>

/** Filters, search, sort and page of a list, as they go over the wire (domain design 2.4). */
export type ListQuery = Record<string, string | readonly string[]>

/** One page of a list. */
export function readPage<Row extends ActionableRow>(
  send: Send,
  { base, path, row }: Rows<Row>,
  query: ListQuery,
  signal?: AbortSignal,
) {
  return send({ base, method: 'GET', path, query, answer: pageOf(row), signal })
}

/** How many rows each of several queries finds: for the views of a list. A query is what stands behind a `?`. */
export function readCounts(
  send: Send,
  { base, path }: Place,
  query: readonly string[],
  signal?: AbortSignal,
) {
  return send({
    base,
    method: 'GET',
    path: `${path}/counts`,
    query: { query },
    answer: counts,
    signal,
  })
}

/** Every record that a query finds, for a decision about all of them. */
export function readSelection(
  send: Send,
  { base, path }: Place,
  query: ListQuery,
  signal?: AbortSignal,
) {
  return send({ base, method: 'GET', path: `${path}/selection`, query, answer: selection, signal })
}

/** One whole record. */
export function readRecord<Detail extends ActionableRow>(
  send: Send,
  { base, path, detail }: Place & Pick<Resource<Detail>, 'detail'>,
  token: string,
  signal?: AbortSignal,
) {
  return send({ base, method: 'GET', path: `${path}/${token}`, answer: detail, signal })
}

/** What happened to a record, newest first. */
export function readHistory(
  send: Send,
  { base, path }: Place,
  token: string,
  signal?: AbortSignal,
) {
  return send({ base, method: 'GET', path: `${path}/${token}/history`, answer: history, signal })
}

/**
 * Decides about one record.
 * @param version the version that was read
 * @param key the same for every try of the same decision, so that it is taken once
 * @throws ApiError 412 where the record has changed since, 409 where it can no longer be decided so: `conflictOf` says what came first
 */
export function decide<Detail extends ActionableRow>(
  send: Send,
  { base, path, detail }: Place & Pick<Resource<Detail>, 'detail'>,
  token: string,
  version: number,
  body: DecisionBody,
  key: string,
) {
  return send({
    base,
    method: 'POST',
    path: `${path}/${token}/decisions`,
    body,
    headers: { 'If-Match': `"v${version}"`, 'Idempotency-Key': key },
    answer: decisionAnswer(detail),
  })
}

/** Decides the same about many records; each has an outcome of its own. */
export function decideMany<Row extends ActionableRow>(
  send: Send,
  { base, path, row }: Rows<Row>,
  body: BulkBody,
  key: string,
) {
  return send({
    base,
    method: 'POST',
    path: `${path}/bulk-decisions`,
    body,
    headers: { 'Idempotency-Key': key },
    answer: bulkAnswer(row),
  })
}

/**
 * Takes a decision back, or a bulk of them.
 * @throws ApiError 409 `undo_expired` once its time is over, `undo_superseded` where something was decided since
 */
export function undoDecision<Row extends ActionableRow>(
  send: Send,
  { base, path, row }: Rows<Row>,
  undoToken: string,
) {
  return send({
    base,
    method: 'POST',
    path: `${path}/undo`,
    body: { undoToken },
    answer: undoAnswer(row),
  })
}
