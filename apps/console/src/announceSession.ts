import type { Words } from '@console/core/i18n'
import type { Session } from '@console/core/session'
import type { announce as announceNotice } from '@console/shell-notices'

/** Specification 8 and 9: the server's words at sign-in, as toasts for 5 s: success top right, a refusal top centre. */
const shown = 5000

/** Tells the reader what becomes of a sign-in. Why a session ended stands on the sign-in page itself. */
export function announceSession(
  session: Session,
  words: Words,
  announce: typeof announceNotice,
): void {
  session.onAnnouncement((announcement) => {
    if (announcement.type === 'signIn.succeeded')
      void announce({ variant: 'success', title: announcement.message, place: 'top-end', shown })
    if (announcement.type === 'signIn.refused')
      void announce({
        variant: 'error',
        title: announcement.refusal.message ?? ownWords(words, announcement.refusal.code),
        place: 'top-center',
        shown,
      })
  })
}

/** For refusals without words of the server: no answer, no time, or an answer nobody understands. */
function ownWords({ i18n }: Words, code: string): string {
  const key = code === 'network' || code === 'timeout' || code === 'contract' ? code : 'other'
  return i18n.t(`refused.${key}`, { ns: 'access' })
}
