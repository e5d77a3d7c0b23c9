import { makeKey, type Send } from '@console/core/api'
import { type PendingWrites, isAnswer } from '@console/core/pending-writes'
import {
  type DraftContent,
  type OrderDraft,
  type OrderToPlace,
  type PlacedOrder,
  readDraft,
  saveDraft,
} from '@console/domain/order-draft'
import { placeOnce } from './placing'

/** One draft while it is written: its calls go one after the other, so that each names the version before it. */
export interface DraftSession {
  /** @param isOver what was written elsewhere is written over */
  save(content: DraftContent, isOver: boolean): Promise<void>
  place(order: OrderToPlace): Promise<PlacedOrder>
}

/** What was sent to be saved: again it is sent as it was, under its key. */
interface Change {
  content: DraftContent
  version: number
  key: string
}

/** Begins to write on a draft, as it was read. */
export function createDraftSession(
  send: Send,
  attempts: PendingWrites,
  { draftToken, version }: Pick<OrderDraft, 'draftToken' | 'version'>,
): DraftSession {
  let current = version
  let isPlaced = false
  let last: Promise<unknown> = Promise.resolve()
  /** What was saved and not answered: the server may have it. */
  let unanswered: Change | null = null

  /** Whatever became of the call before. */
  function next<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    const answer = last.then(call, call)
    last = answer.catch(() => undefined)
    return answer
  }

  async function write(change: Change) {
    unanswered = change
    try {
      const saved = await saveDraft(send, draftToken, change.version, change.content, change.key)
      current = saved.version
      unanswered = null
    } catch (error) {
      if (isAnswer(error, false)) unanswered = null
      throw error
    }
  }

  return {
    save: (content, isOver) =>
      next(async () => {
        // There is nothing left to be saved.
        if (isPlaced) return
        if (isOver) {
          unanswered = null
          current = (await readDraft(send, draftToken)).version
        }
        const before: Change | null = unanswered
        if (before) await write(before)
        if (JSON.stringify(before?.content) !== JSON.stringify(content))
          await write({ content, version: current, key: makeKey() })
      }),
    place: (body) =>
      next(async () => {
        if (unanswered) await write(unanswered)
        const placed = await placeOnce(send, attempts, draftToken, { version: current, body })
        isPlaced = true
        return placed
      }),
  }
}
