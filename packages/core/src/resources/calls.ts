import type { ResponseMeta, Send } from '../api'
import { type ActionableRow, history } from '../kinds/contract'
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
import { counts, type Page, readablePageOf, selection, type Unread } from '../contracts'
import type { Resource } from './resource'
import { foreignIn, type Seen } from './seen'
import { segmentsOf } from './segmentsOf'

type Place = Pick<Resource<ActionableRow>, 'base' | 'path'>
type OfRows<Row extends ActionableRow> = Place & Pick<Resource<Row>, 'calls'>
type Rows<Row extends ActionableRow> = OfRows<Row> & Pick<Resource<Row>, 'row'>

/** One page of a list. Rows that are not as agreed are left out, and counted in `unread`. */
export async function readPage<Row extends ActionableRow>(
  send: Send,
  { base, path, row, calls }: Rows<Row>,
  query: ListQuery,
  signal?: AbortSignal,
): Promise<Page<Row>> {
  if (calls) return calls.readPage(send, query, signal)
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

/** What a decision about all that a query finds would do, and which it leaves out and why. */
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
 * The records that a query finds and of which an action can be taken, for a decision about all of them.
 * @param page from 1: one answer names 2 000 at most
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

/** A kind of record, as far as one of them is read or written. */
type One<Row extends ActionableRow, Detail extends Row> = Place &
  Pick<Resource<Row, Detail>, 'detail' | 'tokenOf' | 'calls'>

/** Lets only that record through that was asked for. */
function onlyThis<Detail>(tokenOf: (detail: Detail) => string, token: string) {
  return (answer: Detail, { foreign }: ResponseMeta) => {
    if (tokenOf(answer) === token) return answer
    throw foreign('record')
  }
}

/**
 * One whole record.
 * @throws ApiError 404 where there is none, and for what can be no token; `foreign` where the answer is another record
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
 * Writes a new record.
 * @param key the same for every try, so that it is written once
 * @throws ApiError 422 with the fields that are wrong, one that another record has to itself among them
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
 * Changes what is written of a record.
 * @param record as it was read
 * @param key the same for every try, so that it is done once
 * @throws ApiError 412 where it has changed since, 422 with the fields that are wrong; `foreign` where the answer is another record
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

/** A decision about one record, as it is sent. */
export interface DecisionToSend {
  /** What it is about: an answer about anything else is none. */
  seen: Seen
  /** The version that was read. */
  version: number
  body: DecisionBody
  /** The same for every try of the same decision, so that it is taken once. */
  key: string
}

/**
 * Decides about one record.
 * @throws ApiError 412 where the record has changed since, 409 where it can no longer be decided so: `conflictOf` says what came first;
 * `foreign` where the answer is another record, in another currency, or of another amount than was agreed to
 */
export async function decide<Row extends ActionableRow, Detail extends Row>(
  send: Send,
  resource: Resource<Row, Detail>,
  { seen, version, body, key }: DecisionToSend,
) {
  const { base, path, detail } = resource
  return send({
    base,
    method: 'POST',
    path: `${path}/:token/decisions`,
    segments: segmentsOf(seen.token),
    body,
    headers: { 'If-Match': `"v${version}"`, 'Idempotency-Key': key },
    answer: decisionAnswer(detail),
    finish(answer, { foreign }) {
      const what = foreignIn<Row>(resource, seen, body.action, answer.record)
      if (what === null) return answer
      throw foreign(`record (another ${what})`)
    },
  })
}

/**
 * Decides the same about many records; each has an outcome of its own. What the answer says of records that were not sent, in
 * another currency or of another amount, is left out and told as a fault. A record that was sent and is not named counts as not
 * answered.
 * @param seen the records as their reader saw them
 */
export function decideMany<Row extends ActionableRow>(
  send: Send,
  resource: Resource<Row>,
  body: BulkBody,
  key: string,
  seen: readonly Seen[],
) {
  const { base, path, row, tokenOf, calls } = resource
  if (calls?.decideMany) return calls.decideMany(send, body)
  const asked = new Map(seen.map((each) => [each.token, each]))
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
          ? foreignIn<Row>(resource, about, body.action, each.row)
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
 * Takes a decision back, or many at once. What the answer says of other records is left out and told as a fault.
 * @param key the same for every try, so that a lost answer is given again
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
