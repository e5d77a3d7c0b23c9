import type { ResponseMeta, Send } from '../api'
import { segmentsOf } from '../api/fillPath'
import { type ActionableRow, history } from '../workflows/contract'
import { type Forecast, forecastOf } from './decisions'
import type { ListQuery } from '../fields'
import { counts, type Page, readablePageOf, selection, type Skipped } from '../contracts'
import type { Resource } from './resource'

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

/** Query for one page of related records on a record's screen; a decision about that kind refetches it. */
export function pageQuery<Row extends ActionableRow>(
  send: Send,
  resource: Resource<Row>,
  query: ListQuery,
) {
  return {
    queryKey: ['resource', resource.id, 'latest', query],
    queryFn: ({ signal }: { signal: AbortSignal }) => readPage(send, resource, query, signal),
  }
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
