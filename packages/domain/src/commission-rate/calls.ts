import type { Send } from '@console/core/api'
import * as z from 'zod/mini'
import {
  foundSubjects,
  type proposedRates,
  ratePreview,
  type RateProposal,
  writtenRates,
} from './proposal'
import type { RateKind } from './terms'

const base = 'gateway'
const path = '/commission-rates'

/** What a rate would have come to with the orders of the last 30 days. It changes nothing. */
export function previewRates(send: Send, body: RateProposal, signal?: AbortSignal) {
  return send({ base, method: 'POST', path: `${path}/preview`, body, answer: ratePreview, signal })
}

/**
 * Writes down a rate for each subject, as drafts or to begin.
 * @param key the same for every try, so that they are written once
 * @throws ApiError 409 `overlap` where one of the same subject begins later, 422 `preview_required` where not exactly this was previewed
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

/** What a rate can be of, by name; the default among them. */
export function findSubjects(send: Send, kind: RateKind, q: string, signal?: AbortSignal) {
  return send({
    base,
    method: 'GET',
    path: `${path}/subjects`,
    query: { kind, q },
    answer: foundSubjects,
    signal,
  })
}

/** What a rate can be of, by its tokens. What is not there any more is left out. */
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
    answer: foundSubjects,
    signal,
  })
}
