import { createDraftStore, type DraftStore } from '../drafts/draftStore'
import type { Session } from '../session'
import { openStorage } from '../storage'

/** Time for which a server remembers a key, in milliseconds. An older attempt could take effect twice under its key. */
const lifetime = 24 * 60 * 60 * 1000

/** More than a user leaves unanswered in a day. */
const max = 500

let ofBrowser: DraftStore | undefined

/** Unanswered writes of this browser's users: shared by all tabs, so that no tab sends one again. */
export function browserPendingWrites(): DraftStore {
  ofBrowser ??= createDraftStore(openStorage('lasting'), Date.now, {
    prefix: 'attempt:',
    lifetime,
    max,
  })
  return ofBrowser
}

/**
 * Keeps users from reading each other's attempts. Unanswered writes stay after signing out, for the same user.
 * @returns stops the guard
 */
export function guardPendingWrites(
  session: Pick<Session, 'getState' | 'subscribe'>,
  attempts: Pick<DraftStore, 'keepOnly'>,
): () => void {
  function takeUser() {
    const { user } = session.getState()
    if (user) attempts.keepOnly(user.email)
  }
  takeUser()
  return session.subscribe(takeUser)
}
