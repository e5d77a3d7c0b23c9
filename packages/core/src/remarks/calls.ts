import type { Send } from '../api'
import type { ActionableRow } from '../workflows'
import type { Resource } from '../resources'
import { segmentsOf } from '../api/fillPath'
import { type Remark, remark, type RemarkBody, type Remarks, remarks } from './contract'

type Place = Pick<Resource<ActionableRow>, 'base' | 'path'>

/** Reads colleagues' remarks on a record, newest first. */
export async function readRemarks(
  send: Send,
  { base, path }: Place,
  token: string,
  signal?: AbortSignal,
): Promise<Remarks> {
  return send({
    base,
    method: 'GET',
    path: `${path}/:token/remarks`,
    segments: segmentsOf(token),
    answer: remarks,
    signal,
  })
}

/**
 * Adds an internal remark to a record.
 * @param key idempotency key: the same for every retry, so that it is added once
 */
export async function writeRemark(
  send: Send,
  { base, path }: Place,
  token: string,
  body: RemarkBody,
  key: string,
): Promise<Remark> {
  return send({
    base,
    method: 'POST',
    path: `${path}/:token/remarks`,
    segments: segmentsOf(token),
    body,
    headers: { 'Idempotency-Key': key },
    answer: remark,
  })
}

/**
 * Removes the user's own remark. Idempotent.
 * @throws ApiError 403 where it is someone else's, 409 after a day
 */
export async function removeRemark(
  send: Send,
  { base, path }: Place,
  token: string,
  remarkToken: string,
): Promise<Remark> {
  return send({
    base,
    method: 'DELETE',
    path: `${path}/:token/remarks/:remarkToken`,
    segments: { ...segmentsOf(token), remarkToken },
    answer: remark,
  })
}
