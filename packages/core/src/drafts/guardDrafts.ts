import type { Session } from '../session'
import type { DraftStore } from './draftStore'

/**
 * Keeps users from reading each other's drafts: they are deleted when the user signs out here, and when another user signs
 * in. They stay when a session expires or ends in another tab, for the same user to resume.
 * @returns stops the guard
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
