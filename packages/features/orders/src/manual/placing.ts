import { makeKey, type Send } from '@console/core/api'
import type { PendingWrites } from '@console/core/pending-writes'
import { orderToPlace, type OrderToPlace, placeDraft } from '@console/domain/order-draft'
import * as z from 'zod/mini'

/** An order as it was sent, stored beside its key. */
const sentOrder = z.object({ version: z.int(), body: orderToPlace })

/** An order as it is sent. */
interface SentOrder {
  /** Version of the draft. */
  version: number
  body: OrderToPlace
}

/** Storage name of the pending placement of a draft. */
export function placingName(draftToken: string): string {
  return `place:${draftToken}`
}

/** Placement of a draft without a response; null if there is none, or this page is waiting for it. */
export function unansweredPlacing(attempts: PendingWrites, draftToken: string) {
  const name = placingName(draftToken)
  const stored = attempts.isInFlight(name) ? null : attempts.of(name)
  const { success, data } = sentOrder.safeParse(stored?.sent)
  return stored && success
    ? { key: stored.key, at: new Date(stored.at), sent: data as SentOrder }
    : null
}

/** Places a draft. An earlier attempt without a response is repeated unchanged, with its key. */
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
