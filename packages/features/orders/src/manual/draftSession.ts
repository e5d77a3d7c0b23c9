import type { Send } from '@console/core/api'
import { makeKey } from '@console/core/api'
import {
  type DraftContent,
  type OrderDraft,
  placeDraft,
  type PlaceableOrder,
  readDraft,
  saveDraft,
} from '@console/domain/order-draft'

/** One draft while it is written: its calls go one after the other, so that each names the version before it. */
export interface DraftSession {
  /** @param isOver what was written elsewhere is written over */
  save(content: DraftContent, isOver: boolean): Promise<void>
  place(body: PlaceableOrder, key: string): ReturnType<typeof placeDraft>
}

/** Begins to write on a draft, as it was read. */
export function createDraftSession(
  send: Send,
  { draftToken, version }: Pick<OrderDraft, 'draftToken' | 'version'>,
): DraftSession {
  let current = version
  let isPlaced = false
  let last: Promise<unknown> = Promise.resolve()

  /** Whatever became of the call before. */
  function next<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    const answer = last.then(call, call)
    last = answer.catch(() => undefined)
    return answer
  }

  return {
    save: (content, isOver) =>
      next(async () => {
        // There is nothing left to be saved.
        if (isPlaced) return
        if (isOver) current = (await readDraft(send, draftToken)).version
        current = (await saveDraft(send, draftToken, current, content, makeKey())).version
      }),
    place: (body, key) =>
      next(async () => {
        const placed = await placeDraft(send, draftToken, current, body, key)
        isPlaced = true
        return placed
      }),
  }
}
