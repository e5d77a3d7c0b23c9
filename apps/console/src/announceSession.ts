import type { Messages } from '@console/core/i18n'
import { access } from '@console/feature-access'
import type { Session, SignOutReason } from '@console/core/session'
import type { announce as announceNotice } from '@console/shell-notices'

/** Only the latest answer to a sign-in is shown. */
const answerKey = 'sign-in'

/**
 * Reports the result of a sign-in to the user, in the server's words. Specification 8: success top right, a refusal top centre; a
 * new answer replaces the previous one. The sign-in page itself shows why a session ended; the reason why none could be restored
 * is shown here if that page is not opened.
 * @param isOpen whether the current screen is open to everyone, and not the sign-in page: it stays
 */
export function announceSession(
  session: Session,
  messages: Messages,
  announce: typeof announceNotice,
  isOpen: () => Promise<boolean>,
): void {
  session.onAnnouncement((announcement) => {
    if (announcement.type === 'signIn.succeeded')
      announce({
        variant: 'success',
        title: announcement.message,
        key: answerKey,
        place: 'top-right',
      })
    if (announcement.type === 'session.ended') void announceEnd(announcement.reason)
    if (announcement.type === 'signIn.refused')
      announce({
        variant: 'error',
        title: announcement.refusal.message ?? ownMessages(messages, announcement.refusal.code),
        description: announcement.refusal.detail,
        key: answerKey,
        place: 'top-center',
      })
  })

  async function announceEnd(reason: SignOutReason) {
    if ((reason !== 'notRestored' && reason !== 'timedOut') || !(await isOpen())) return
    await messages.load(access.messages)
    announce({
      variant: 'error',
      title: messages.i18n.t(`reason.${reason}`, { ns: 'access' }),
      key: answerKey,
      place: 'top-center',
    })
  }
}

const known = ['network', 'timeout', 'contract'] as const

/** Message for refusals without one from the server: no answer, a timeout, or an invalid answer. */
function ownMessages({ i18n }: Messages, code: string): string {
  const key = known.find((one) => one === code) ?? 'other'
  return i18n.t(`refused.${key}`, { ns: 'access' })
}
