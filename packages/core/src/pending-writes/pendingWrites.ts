import * as z from 'zod/mini'
import { ApiError } from '../api'
import type { DraftStore } from '../drafts/draftStore'
import { warnBeforeUnload } from '../routes/warnBeforeUnload'
import { onStored } from '../storage'
import { beginInFlight, isInFlight, onInFlight } from './inFlight'

const pendingWrite = z.object({ key: z.string(), sent: z.unknown() })

/** A write as it was sent. A retry has the same key, so that it takes effect once. */
export type PendingWrite = z.infer<typeof pendingWrite>

/** An attempt whose outcome is unknown. */
export interface UnansweredWrite extends PendingWrite {
  /** Time of the last try by this device's clock, in milliseconds since 1970. */
  at: number
}

/**
 * The user's writes that move money or cannot be undone, until the server has reported their outcome (decision 0019): by name,
 * surviving a reload, the end of the session and the closing of the tab.
 */
export interface PendingWrites {
  /** Null where no write of this name is unanswered. The same object until the next try. */
  of(name: string): UnansweredWrite | null
  /** Names with this prefix. */
  names(beginning: string): readonly string[]
  /** Checks whether this page is waiting for its response. */
  isInFlight(name: string): boolean
  /**
   * Makes a write and stores it until its result is certain: done, or refused. Until then the browser warns before the page is
   * left, and the console before its user signs out.
   * @param isWhole checks whether a response is complete; default: it is
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
 * Attempts of the signed-in user.
 * @param email email of their user, read on each use
 * @param store their storage
 * @param hold makes the browser warn before the page is left, until the returned function is called
 */
export function createPendingWrites(
  email: () => string,
  store: DraftStore,
  hold: () => () => void = warnBeforeUnload,
): PendingWrites {
  const read = new WeakMap<object, UnansweredWrite>()

  function of(name: string): UnansweredWrite | null {
    const stored = store.read(email(), name)
    if (stored === null) return null
    const known = read.get(stored)
    if (known) return known
    const { success, data } = pendingWrite.safeParse(stored.values)
    if (!success) return null
    const made = { ...data, at: stored.at }
    read.set(stored, made)
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
      store.save(owner, name, attempt)
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
      const endings = [store.subscribe(onChange), onStored(onChange), onInFlight(onChange)]
      return () => {
        for (const end of endings) end()
      }
    },
  }
}

/**
 * Checks whether an error is certain proof that the write had no effect.
 * @param isFirst it was never sent before: a refusal of this try is no proof about an earlier one
 */
export function isAnswer(error: unknown, isFirst: boolean): boolean {
  if (!(error instanceof ApiError) || error.isUnclear) return false
  const { code, status } = error
  if (code === 'idempotency_in_progress') return false
  return isFirst || !(code === 'offline' || status === 401 || status === 429)
}
