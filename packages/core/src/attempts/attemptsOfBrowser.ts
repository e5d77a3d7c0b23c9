import { createDraftStore, type DraftStore } from '../drafts/draftStore'
import type { Session } from '../session'
import { openStorage } from '../storage'

/** How long a server remembers a key, in milliseconds. An older attempt could be done twice under its key. */
const lifetime = 24 * 60 * 60 * 1000

/** More than anybody leaves unanswered in a day. */
const most = 500

let ofBrowser: DraftStore | undefined

/** What the users of this browser have sent and not been told the outcome of: for all its tabs, so that none of them sends it anew. */
export function attemptsOfBrowser(): DraftStore {
  ofBrowser ??= createDraftStore(openStorage('lasting'), Date.now, {
    prefix: 'attempt:',
    lifetime,
    most,
  })
  return ofBrowser
}

/**
 * Sees to it that nothing of one user's is readable to the next. Signing out leaves what is not answered: the same user is told of it.
 * @returns ends it
 */
export function guardAttempts(
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
