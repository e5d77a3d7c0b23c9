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

/** Editing session of a draft: its calls run one after the other, so that each has the version before it. */
export interface DraftSession {
  /**
   * Saves the draft.
   * @param isOver set to overwrite changes made elsewhere
   */
  save(content: DraftContent, isOver: boolean): Promise<void>
  place(order: OrderToPlace): Promise<PlacedOrder>
}

/** A save as it was sent: a retry repeats it unchanged, with its key. */
interface Change {
  content: DraftContent
  version: number
  key: string
}

/** Starts an editing session on a draft that was read. */
export function createDraftSession(
  send: Send,
  attempts: PendingWrites,
  { draftToken, version }: Pick<OrderDraft, 'draftToken' | 'version'>,
): DraftSession {
  let current = version
  let isPlaced = false
  let last: Promise<unknown> = Promise.resolve()
  /** A save without a response, which the server may have. */
  let unanswered: Change | null = null

  /** Runs a call after the previous one, whatever its result. */
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
        // Nothing is left to save.
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
