import type { Session } from '../session'
import type { DraftStore } from './draftStore'

/**
 * Sees to it that nothing of one user's is readable to the next: what somebody was writing goes when they sign out here, and
 * when somebody else signs in. It stays when a session ends by itself or in another tab, for the same user to go on.
 * @returns ends it
 */
export function guardDrafts(
  session: Pick<Session, 'getState' | 'subscribe' | 'onAnnouncement'>,
  drafts: Pick<DraftStore, 'keepOnly' | 'clear'>,
): () => void {
  function takeUser() {
    const { user } = session.getState()
    if (user) drafts.keepOnly(user.email)
  }
  const endings = [
    session.subscribe(takeUser),
    session.onAnnouncement((announcement) => {
      if (announcement.type !== 'session.ended' || announcement.isElsewhere) return
      if (announcement.reason === 'left') drafts.clear()
    }),
  ]
  takeUser()
  return () => {
    for (const end of endings) end()
  }
}
