import { createDraftStore, type DraftStore } from '../drafts/draftStore'
import type { Session } from '../session'
import { openStorage } from '../storage'

/** How long a server remembers a key, in milliseconds. An older attempt could be done twice under its key. */
const lifetime = 24 * 60 * 60 * 1000

/** More than anybody leaves unanswered in a day. */
const most = 500

let ofBrowser: DraftStore | undefined

/** What the users of this browser have sent without an answer yet: for all tabs, so that no tab sends it anew. */
export function browserPendingWrites(): DraftStore {
  ofBrowser ??= createDraftStore(openStorage('lasting'), Date.now, {
    prefix: 'attempt:',
    lifetime,
    most,
  })
  return ofBrowser
}

/**
 * Sees to it that one user cannot read what is another's. What is not answered stays after signing out, for the same user.
 * @returns ends it
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
