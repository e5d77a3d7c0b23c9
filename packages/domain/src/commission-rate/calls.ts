import type { Send } from '@console/core/api'
import * as z from 'zod/mini'
import {
  subjectSearchHits,
  type proposedRates,
  ratePreview,
  type RateProposal,
  writtenRates,
} from './proposal'
import type { RateKind } from './terms'

const base = 'gateway'
const path = '/commission-rates'

/** Previews the result of a rate for the orders of the last 30 days. Changes nothing. */
export function previewRates(send: Send, body: RateProposal, signal?: AbortSignal) {
  return send({ base, method: 'POST', path: `${path}/preview`, body, answer: ratePreview, signal })
}

/**
 * Creates a rate for each subject, as drafts or to take effect.
 * @param key the same for every attempt, so that they are created once
 * @throws ApiError 409 `overlap` if a rate of the same subject begins later, 422 `preview_required` if the preview was of other values
 */
export function writeRates(send: Send, body: z.infer<typeof proposedRates>, key: string) {
  return send({
    base,
    method: 'POST',
    path,
    body,
    headers: { 'Idempotency-Key': key },
    answer: writtenRates,
  })
}

/** Finds possible subjects of a rate by name, the default included. */
export function findSubjects(send: Send, kind: RateKind, q: string, signal?: AbortSignal) {
  return send({
    base,
    method: 'GET',
    path: `${path}/subjects`,
    query: { kind, q },
    answer: subjectSearchHits,
    signal,
  })
}

/** Reads subjects of rates by token. Those that no longer exist are left out. */
export function readSubjects(
  send: Send,
  kind: RateKind,
  tokens: readonly string[],
  signal?: AbortSignal,
) {
  return send({
    base,
    method: 'GET',
    path: `${path}/subjects`,
    query: { kind, of: tokens },
    answer: subjectSearchHits,
    signal,
  })
}
