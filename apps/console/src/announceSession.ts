import type { Words } from '@console/core/i18n'
import type { Session } from '@console/core/session'
import type { announce as announceNotice } from '@console/shell-notices'

/** Of the answers to a sign-in only the latest is shown. */
const answerKey = 'sign-in'

/**
 * Tells the reader what becomes of a sign-in, in the server's words. Specification 8: success top right, a refusal top
 * centre; a new answer takes the place of the one before. Why a session ended stands on the sign-in page itself.
 */
export function announceSession(
  session: Session,
  words: Words,
  announce: typeof announceNotice,
): void {
  session.onAnnouncement((announcement) => {
    if (announcement.type === 'signIn.succeeded')
      announce({
        variant: 'success',
        title: announcement.message,
        key: answerKey,
        place: 'top-right',
      })
    if (announcement.type === 'signIn.refused')
      announce({
        variant: 'error',
        title: announcement.refusal.message ?? ownWords(words, announcement.refusal.code),
        description: announcement.refusal.detail,
        key: answerKey,
        place: 'top-center',
      })
  })
}

const known = ['network', 'timeout', 'contract'] as const

/** For refusals without words of the server: no answer, no time, or an answer nobody understands. */
function ownWords({ i18n }: Words, code: string): string {
  const key = known.find((one) => one === code) ?? 'other'
  return i18n.t(`refused.${key}`, { ns: 'access' })
}
