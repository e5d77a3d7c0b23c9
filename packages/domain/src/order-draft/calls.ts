import { ApiError, type Send } from '@console/core/api'
import { isToken } from '@console/core/contracts'
import * as z from 'zod/mini'
import {
  draftRows,
  type DraftContent,
  buyerSearchHits,
  offerSearchHits,
  orderDraft,
  placedOrder,
  quote,
} from './contract'
import { isQuoteOf } from './quotes'
import type { OrderToPlace, PlaceableOrder } from './rules'

const base = 'business'
const drafts = '/order-drafts'
const oneDraft = '/order-drafts/:token'

/** `If-Match` header of a version. */
const match = (version: number) => ({ 'If-Match': `"v${version}"` })

/** The caller's drafts, without empty ones. */
export function readDrafts(send: Send, signal?: AbortSignal) {
  return send({ base, method: 'GET', path: drafts, answer: draftRows, signal })
}

/**
 * One draft of the caller.
 * @throws ApiError 404 if it was placed, was deleted or is older than 30 days, and for an invalid token
 */
export async function readDraft(send: Send, token: string, signal?: AbortSignal) {
  // Anyone can edit an address.
  if (!isToken(token)) throw new ApiError({ status: 404, code: 'not_found' })
  return send({
    base,
    method: 'GET',
    path: oneDraft,
    segments: { token },
    answer: orderDraft,
    signal,
  })
}

/**
 * Creates a draft.
 * @param key the same for every attempt, so that it is created once
 */
export function beginDraft(send: Send, content: DraftContent, key: string) {
  return send({
    base,
    method: 'POST',
    path: drafts,
    body: { content },
    headers: { 'Idempotency-Key': key },
    answer: orderDraft,
  })
}

/**
 * Saves the content of a draft.
 * @param version the version it is based on
 * @throws ApiError 412 if it was changed elsewhere, 404 if it no longer exists
 */
export function saveDraft(
  send: Send,
  token: string,
  version: number,
  content: DraftContent,
  key: string,
) {
  return send({
    base,
    method: 'PATCH',
    path: oneDraft,
    segments: { token },
    body: { content },
    headers: { ...match(version), 'Idempotency-Key': key },
    answer: orderDraft,
    finish(draft, { mismatch }) {
      if (draft.draftToken === token) return draft
      throw mismatch('draftToken (of another draft)')
    },
  })
}

/** Deletes a draft. */
export function deleteDraft(send: Send, token: string, version: number, key: string) {
  return send({
    base,
    method: 'DELETE',
    path: oneDraft,
    segments: { token },
    headers: { ...match(version), 'Idempotency-Key': key },
    answer: z.undefined(),
  })
}

/**
 * Calculates the current price of an order. Changes nothing.
 * @throws ApiError `mismatched` if the quote is of other lines or in another currency
 */
export function priceDraft(send: Send, token: string, body: PlaceableOrder, signal?: AbortSignal) {
  return send({
    base,
    method: 'POST',
    path: `${oneDraft}/price`,
    segments: { token },
    body,
    answer: quote,
    finish(answer, { mismatch }) {
      if (isQuoteOf(answer, body)) return answer
      throw mismatch('quote (of another order)')
    },
    signal,
  })
}

/**
 * Places the order in the body, at the quote in it; its draft is deleted.
 * @param key the same for every attempt, so that it is placed once
 * @throws ApiError 409 `price_changed` if the quote is out of date, 412 if the draft was changed elsewhere, 422 with the fields in
 * error, `mismatched` if it was placed at another total
 */
export function placeDraft(
  send: Send,
  token: string,
  version: number,
  body: OrderToPlace,
  key: string,
) {
  return send({
    base,
    method: 'POST',
    path: `${oneDraft}/place`,
    segments: { token },
    body,
    headers: { ...match(version), 'Idempotency-Key': key },
    answer: placedOrder,
    finish(placed, { mismatch }) {
      const { amount, currency } = body.quote.total
      if (placed.total.amount === amount && placed.total.currency === currency) return placed
      throw mismatch('total (not as agreed)')
    },
  })
}

/** Finds buyers by name, business or the last digits of a telephone number. */
export function findBuyers(send: Send, q: string, signal?: AbortSignal) {
  return send({
    base,
    method: 'GET',
    path: `${drafts}/buyers`,
    query: { q },
    answer: buyerSearchHits,
    signal,
  })
}

/**
 * Finds products by name or code.
 * @param seller restricts the result to one seller; null for all
 */
export function findOffers(send: Send, q: string, seller: string | null, signal?: AbortSignal) {
  return send({
    base,
    method: 'GET',
    path: `${drafts}/offers`,
    query: { q, ...(seller === null ? {} : { seller }) },
    answer: offerSearchHits,
    signal,
  })
}
