import { makeKey, type Send } from '@console/core/api'
import type { PendingWrites } from '@console/core/pending-writes'
import { orderToPlace, type OrderToPlace, placeDraft } from '@console/domain/order-draft'
import * as z from 'zod/mini'

/** An order as it was sent to be placed, beside its key. */
const sentOrder = z.object({ version: z.int(), body: orderToPlace })

/** An order as it is sent to be placed. */
interface SentOrder {
  /** Of the draft. */
  version: number
  body: OrderToPlace
}

/** Under which name the placing of a draft is kept until it is answered. */
export function placingName(draftToken: string): string {
  return `place:${draftToken}`
}

/** What was sent to place a draft and not answered; null where there is nothing, or this page waits for the answer. */
export function unansweredPlacing(attempts: PendingWrites, draftToken: string) {
  const name = placingName(draftToken)
  const kept = attempts.isInFlight(name) ? null : attempts.of(name)
  const { success, data } = sentOrder.safeParse(kept?.sent)
  return kept && success ? { key: kept.key, at: new Date(kept.at), sent: data as SentOrder } : null
}

/** Places a draft; one that was sent before and not answered is placed as it was sent then, under its key. */
export function placeOnce(
  send: Send,
  attempts: PendingWrites,
  draftToken: string,
  order: SentOrder,
) {
  const known = unansweredPlacing(attempts, draftToken)
  const { key, sent } = known ?? { key: makeKey(), sent: order }
  return attempts.make(placingName(draftToken), { key, sent }, () =>
    placeDraft(send, draftToken, sent.version, sent.body, key),
  )
}
