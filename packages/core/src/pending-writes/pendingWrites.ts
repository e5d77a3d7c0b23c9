import * as z from 'zod/mini'
import { ApiError } from '../api'
import type { DraftStore } from '../drafts/draftStore'
import { warnBeforeUnload } from '../routes/warnBeforeUnload'
import { onKept } from '../storage'
import { beginInFlight, isInFlight, onInFlight } from './inFlight'

const pendingWrite = z.object({ key: z.string(), sent: z.unknown() })

/** One write as it was sent. Another try bears the same key, so that it is done once. */
export type PendingWrite = z.infer<typeof pendingWrite>

/** An attempt of which nobody knows yet what became of it. */
export interface UnansweredWrite extends PendingWrite {
  /** When it was made last, by this device's clock, in milliseconds since 1970. */
  at: number
}

/**
 * What the user has sent that moves money or cannot be undone, and of which the server has not said what became of it (decision
 * 0019): by name, over a reload, the end of the session and the closing of the tab.
 */
export interface PendingWrites {
  /** Null where everything of this name is answered. The same object as long as it is not made again. */
  of(name: string): UnansweredWrite | null
  /** The names that begin so. */
  names(beginning: string): readonly string[]
  /** Whether this page waits for its answer. */
  isInFlight(name: string): boolean
  /**
   * Makes a write and keeps it until its result is certain: it was done, or refused. Until then the browser asks before the page is
   * left, and the console before its user signs out.
   * @param isWhole whether an answer says all that is asked; default: it does
   */
  make<Answer>(
    name: string,
    attempt: PendingWrite,
    call: () => Promise<Answer>,
    isWhole?: (answer: Answer) => boolean,
  ): Promise<Answer>
  subscribe(onChange: () => void): () => void
}

/**
 * The attempts of whoever is signed in.
 * @param email whose they are, asked each time
 * @param store where they are kept
 * @param hold keeps the page from being left without a question, until the returned function is called
 */
export function createPendingWrites(
  email: () => string,
  store: DraftStore,
  hold: () => () => void = warnBeforeUnload,
): PendingWrites {
  const read = new WeakMap<object, UnansweredWrite>()

  function of(name: string): UnansweredWrite | null {
    const kept = store.read(email(), name)
    if (kept === null) return null
    const known = read.get(kept)
    if (known) return known
    const { success, data } = pendingWrite.safeParse(kept.values)
    if (!success) return null
    const made = { ...data, at: kept.at }
    read.set(kept, made)
    return made
  }

  return {
    of,
    names: (beginning) => store.names(email(), beginning),
    isInFlight,
    async make(name, attempt, call, isWhole = () => true) {
      const owner = email()
      const isFirst = of(name)?.key !== attempt.key
      const endings = [beginInFlight(name), hold()]
      store.keep(owner, name, attempt)
      const drop = () => {
        if ((store.read(owner, name)?.values as PendingWrite | undefined)?.key === attempt.key)
          store.discard(owner, name)
      }
      try {
        const answer = await call()
        if (isWhole(answer)) drop()
        return answer
      } catch (error) {
        if (isAnswer(error, isFirst)) drop()
        throw error
      } finally {
        for (const end of endings) end()
      }
    },
    subscribe(onChange) {
      const endings = [store.subscribe(onChange), onKept(onChange), onInFlight(onChange)]
      return () => {
        for (const end of endings) end()
      }
    },
  }
}

/**
 * Whether an error says for certain that the write was not done.
 * @param isFirst it was never sent before: a refusal of this try says nothing about an earlier one
 */
export function isAnswer(error: unknown, isFirst: boolean): boolean {
  if (!(error instanceof ApiError) || error.isUnclear) return false
  const { code, status } = error
  if (code === 'idempotency_in_progress') return false
  return isFirst || !(code === 'offline' || status === 401 || status === 429)
}
