import { ApiError, type Send } from '@console/core/api'
import { type ActionableRow, history } from '../kinds/contract'
import {
  bulkAnswer,
  type BulkBody,
  decisionAnswer,
  type DecisionBody,
  undoAnswer,
} from './decisions'
import {
  counts,
  isToken,
  type Page,
  readablePageOf,
  selection,
  type Unread,
} from '@console/core/contracts'
import type { Resource } from './resource'

type Place = Pick<Resource<ActionableRow>, 'base' | 'path'>
type Rows<Row extends ActionableRow> = Place & Pick<Resource<Row>, 'row'>

/** Filters, search, sort and page of a list, as they go over the wire (domain design 2.4). */
export type ListQuery = Record<string, string | readonly string[]>

/**
 * What stands for `:token` in a path. Tokens come from addresses, too, which anybody may have written: what has not the shape of
 * one names no record, and no server is asked.
 * @throws ApiError 404
 */
function segmentsOf(token: string) {
  if (!isToken(token)) throw new ApiError({ status: 404, code: 'not_found' })
  return { token }
}

/** One page of a list. Rows that are not as agreed are left out, and counted in `unread`. */
export async function readPage<Row extends ActionableRow>(
  send: Send,
  { base, path, row }: Rows<Row>,
  query: ListQuery,
  signal?: AbortSignal,
): Promise<Page<Row>> {
  let unread: Unread | undefined
  const page = await send({
    base,
    method: 'GET',
    path,
    query,
    answer: readablePageOf(row),
    onUnread: (leftOut) => (unread = leftOut),
    signal,
  })
  return unread ? { ...page, unread } : page
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

/**
 * The records that a query finds, for a decision about all of them.
 * @param page from 1: one answer names 2 000 at most
 */
export function readSelection(
  send: Send,
  { base, path }: Place,
  query: ListQuery,
  page: number,
  signal?: AbortSignal,
) {
  return send({
    base,
    method: 'GET',
    path: `${path}/selection`,
    query: page === 1 ? query : { ...query, page: String(page) },
    answer: selection,
    signal,
  })
}

/**
 * One whole record.
 * @throws ApiError 404 where there is none, and for what can be no token
 */
export async function readRecord<Detail extends ActionableRow>(
  send: Send,
  { base, path, detail }: Place & Pick<Resource<Detail>, 'detail'>,
  token: string,
  signal?: AbortSignal,
) {
  return send({
    base,
    method: 'GET',
    path: `${path}/:token`,
    segments: segmentsOf(token),
    answer: detail,
    signal,
  })
}

/** What happened to a record, newest first. */
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

/**
 * Decides about one record.
 * @param version the version that was read
 * @param key the same for every try of the same decision, so that it is taken once
 * @throws ApiError 412 where the record has changed since, 409 where it can no longer be decided so: `conflictOf` says what came first
 */
export async function decide<Detail extends ActionableRow>(
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
    path: `${path}/:token/decisions`,
    segments: segmentsOf(token),
    body,
    headers: { 'If-Match': `"v${version}"`, 'Idempotency-Key': key },
    answer: decisionAnswer(detail),
  })
}

/**
 * Decides the same about many records; each has an outcome of its own. What an answer says of other records is left out, and told
 * to who runs the console: an outcome that nobody asked for, a row that is another record's.
 */
export function decideMany<Row extends ActionableRow>(
  send: Send,
  { base, path, row, tokenOf }: Rows<Row> & Pick<Resource<Row>, 'tokenOf'>,
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
    finish(answer, { leaveOut }) {
      const sent = new Set(body.items.map(({ token }) => token))
      const asked = answer.results.filter(({ token }) => sent.has(token))
      const foreign = answer.results.length - asked.length
      if (foreign > 0) leaveOut(`${foreign} of ${answer.results.length}: token (not sent)`)
      const isOfAnother = (each: (typeof asked)[number]) =>
        each.row !== null && tokenOf(each.row) !== each.token
      const strange = asked.filter(isOfAnother).length
      if (strange > 0) leaveOut(`${strange} of ${asked.length}: row (of another record)`)
      const results = asked.map((each) => (isOfAnother(each) ? { ...each, row: null } : each))
      return { ...answer, results }
    },
  })
}

/**
 * Takes a decision back, or a bulk of them.
 * @param key the same for every try, so that an answer that got lost is given again
 * @throws ApiError 409 `undo_expired` once its time is over, `undo_superseded` where something was decided since
 */
export function undoDecision<Row extends ActionableRow>(
  send: Send,
  { base, path, row }: Rows<Row>,
  undoToken: string,
  key: string,
) {
  return send({
    base,
    method: 'POST',
    path: `${path}/undo`,
    body: { undoToken },
    headers: { 'Idempotency-Key': key },
    answer: undoAnswer(row),
  })
}
