import type { Send } from '../api'
import {
  type CheckedRow,
  checkedRows,
  importJob,
  type ImportJob,
  type NewImport,
  type RowFilter,
  type SentRow,
  unfinishedImports,
} from './contract'
import { type ImportCalls, type ImportKind, pieceRows } from './kind'

/** Identifies an import. */
export interface JobOf {
  kind: ImportKind
  jobId: string
}

function pathOf({ id }: Pick<ImportCalls, 'id'>, below = '') {
  return `/imports/${id}${below}`
}

/**
 * Starts an import; nothing is written yet.
 * @param key idempotency key: the same for every retry, so that it is started once
 */
export function beginImport(
  send: Send,
  kind: ImportKind,
  body: NewImport,
  key: string,
): Promise<ImportJob> {
  const headers = { 'Idempotency-Key': key }
  return send({
    base: kind.base,
    method: 'POST',
    path: pathOf(kind),
    body,
    headers,
    answer: importJob,
  })
}

/** Reads the progress of an import. */
export function readImport(send: Send, { kind, jobId }: JobOf, signal?: AbortSignal) {
  return send({
    base: kind.base,
    method: 'GET',
    path: pathOf(kind, '/:jobId'),
    segments: { jobId },
    answer: importJob,
    ...(signal ? { signal } : {}),
  })
}

/** Reads the user's own imports that can be resumed. */
export async function readUnfinished(
  send: Send,
  kind: ImportCalls,
  signal?: AbortSignal,
): Promise<readonly ImportJob[]> {
  const { items } = await send({
    base: kind.base,
    method: 'GET',
    path: pathOf(kind),
    answer: unfinishedImports,
    ...(signal ? { signal } : {}),
  })
  return items
}

/**
 * Maximum characters of rows in one call. A server accepts bodies of 1 MB, and a character has up to three bytes.
 */
const pieceLength = 300_000

/** The first of these rows that fit in one call: at most `pieceRows`, fewer where they are long. */
export function firstPiece(rows: readonly SentRow[]): readonly SentRow[] {
  let length = 0
  const end = rows.findIndex((row, place) => {
    length += JSON.stringify(row).length
    return place === pieceRows || (place > 0 && length > pieceLength)
  })
  return end === -1 ? rows : rows.slice(0, end)
}

/** Sends one batch of rows. Of rows with the same number the last one counts: rows may be sent again. */
export function sendRows(send: Send, { kind, jobId }: JobOf, rows: readonly SentRow[]) {
  return send({
    base: kind.base,
    method: 'PATCH',
    path: pathOf(kind, '/:jobId/rows'),
    segments: { jobId },
    body: { rows },
    answer: importJob,
  })
}

/** Some rows of an import, and the row after which the next ones follow; null where these are the last. */
export interface RowPage {
  items: CheckedRow[]
  next: number | null
}

/**
 * Reads one page of rows, in the order of the file.
 * @param after the row before the first; 0 to begin
 */
export function readRowPage(
  send: Send,
  { kind, jobId }: JobOf,
  { verdict, after }: { verdict: RowFilter; after: number },
  signal?: AbortSignal,
): Promise<RowPage> {
  return send({
    base: kind.base,
    method: 'GET',
    path: pathOf(kind, '/:jobId/rows'),
    segments: { jobId },
    query: { verdict, after },
    answer: checkedRows,
    ...(signal ? { signal } : {}),
  })
}

/** Reads all rows with a verdict, in the order of the file. */
export async function readRows(
  send: Send,
  job: JobOf,
  verdict: RowFilter,
  signal?: AbortSignal,
): Promise<CheckedRow[]> {
  const found: CheckedRow[] = []
  for (let after: number | null = 0; after !== null;) {
    const page: RowPage = await readRowPage(send, job, { verdict, after }, signal)
    found.push(...page.items)
    after = page.next
  }
  return found
}

/** Writes the next rows of an import. Idempotent: a repeated call has no further effect and returns the progress. */
export function commitRows(
  send: Send,
  { kind, jobId }: JobOf,
  { done: from, state }: Pick<ImportJob, 'done' | 'state'>,
) {
  return send({
    base: kind.base,
    method: 'POST',
    path: pathOf(kind, '/:jobId/commit'),
    segments: { jobId },
    // A user who commits has seen the rows that wait for review.
    body: { from, ...(state === 'stale' ? { reviewed: true } : {}) },
    answer: importJob,
  })
}

/** Ends an import; where rows wait for review, skips those. Written rows stay. */
export function cancelImport(send: Send, { kind, jobId }: JobOf) {
  return send({
    base: kind.base,
    method: 'POST',
    path: pathOf(kind, '/:jobId/cancel'),
    segments: { jobId },
    answer: importJob,
  })
}
