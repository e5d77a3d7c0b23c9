import type { Send } from '../api'
import {
  type CheckedRow,
  checkedRows,
  importJob,
  type ImportJob,
  type NewImport,
  type SentRow,
  type Verdict,
} from './contract'
import type { ImportKind } from './kind'

/** Which import. */
export interface JobOf {
  kind: ImportKind
  jobId: string
}

function pathOf({ id }: Pick<ImportKind, 'id'>, below = '') {
  return `/imports/${id}${below}`
}

/**
 * Begins an import: nothing is written yet.
 * @param key the same for every try, so that it is begun once
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

/** Reads how far an import is. */
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

/** Sends rows, of which the last one with a number counts: the same may be sent again. At most `pieceRows`. */
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

/** Reads all rows that come to a verdict, in the order of the file. */
export async function readRows(
  send: Send,
  { kind, jobId }: JobOf,
  verdict: Verdict,
  signal?: AbortSignal,
): Promise<CheckedRow[]> {
  const found: CheckedRow[] = []
  for (let after: number | null = 0; after !== null;) {
    const { items, next }: { items: CheckedRow[]; next: number | null } = await send({
      base: kind.base,
      method: 'GET',
      path: pathOf(kind, '/:jobId/rows'),
      segments: { jobId },
      query: { verdict, after },
      answer: checkedRows,
      ...(signal ? { signal } : {}),
    })
    found.push(...items)
    after = next
  }
  return found
}

/** Writes the next rows of an import. Sent again it does nothing twice: it says how far the import is. */
export function commitRows(send: Send, { kind, jobId }: JobOf, from: number) {
  return send({
    base: kind.base,
    method: 'POST',
    path: pathOf(kind, '/:jobId/commit'),
    segments: { jobId },
    body: { from },
    answer: importJob,
  })
}

/** Ends an import. What it has written stays. */
export function cancelImport(send: Send, { kind, jobId }: JobOf) {
  return send({
    base: kind.base,
    method: 'POST',
    path: pathOf(kind, '/:jobId/cancel'),
    segments: { jobId },
    answer: importJob,
  })
}
