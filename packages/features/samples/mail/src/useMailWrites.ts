import { useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { useNotices } from '@console/core/notices'
import { usePressWrites } from '@console/templates/usePressWrites'
import { useTranslation } from 'react-i18next'
import { deleteMails, mailKey, setFolder, toggleLabel, updateMail } from './api'
import { folderIds, type Mail } from './contract'

/** What is read of the mails: lists of them, and one that is open; null where there is no such. */
type ReadMails = readonly Mail[] | Mail | null

/** What can be done to mails. */
export type MailWrites = ReturnType<typeof useMailWrites>

/** What one press does to mails. */
export function useMailWrites() {
  const { t } = useTranslation('mail')
  const formats = useFormats()
  const send = useSend()
  const { snackbar } = useNotices()
  const write = usePressWrites<ReadMails>(mailKey)

  async function move(mails: readonly Mail[], folder: number) {
    const done = await write({
      become: eachOf(mails, (mail) => ({ ...mail, folder })),
      call: () => setFolder(send, idsOf(mails), folder),
      failed: t('write.failed'),
    })
    return done !== undefined
  }

  return {
    move,
    /** Changes what is said of each mail: read, starred, important. */
    mark(mails: readonly Mail[], marks: Partial<Pick<Mail, 'read' | 'starred' | 'important'>>) {
      const others = mails.filter((mail) =>
        Object.entries(marks).some(([name, value]) => mail[name as keyof typeof marks] !== value),
      )
      for (const mail of others)
        void write({
          become: eachOf([mail], (known) => ({ ...known, ...marks })),
          // The whole mail is sent: with what was taken of it by then, and without what was not.
          call: (said) => updateMail(send, { ...(mailIn(said, mail.id) ?? mail), ...marks }),
          failed: t('write.failed'),
        })
    },
    /** Puts a label on mails, or takes it off them. */
    setLabel(mails: readonly Mail[], label: number, isOn: boolean) {
      void write({
        become: eachOf(mails, (mail) => ({
          ...mail,
          labels: [...mail.labels.filter((id) => id !== label), ...(isOn ? [label] : [])],
        })),
        // The call toggles: those that are so already are left out.
        call: async (said) => {
          const others = mails.filter(
            (mail) => (mailIn(said, mail.id) ?? mail).labels.includes(label) !== isOn,
          )
          return others.length > 0 ? toggleLabel(send, idsOf(others), label) : null
        },
        failed: t('write.failed'),
      })
    },
    /** Into the trash, from where it can be taken back. */
    async trash(mails: readonly Mail[]) {
      if (!(await move(mails, folderIds.trash))) return
      const froms = [...new Set(mails.map(({ folder }) => folder))]
      snackbar({
        variant: 'success',
        title: t('trash.done', { count: mails.length, number: formats.number(mails.length) }),
        action: {
          label: t('trash.undo'),
          onAction() {
            for (const from of froms)
              void move(
                mails.filter(({ folder }) => folder === from),
                from,
              )
          },
        },
        key: 'mail-trashed',
      })
    },
    /** Cannot be taken back: the reader is asked before. */
    deleteForEver(mails: readonly Mail[]) {
      void write({
        become: eachOf(mails, () => null),
        call: () => deleteMails(send, idsOf(mails)),
        failed: t('write.failed'),
      })
    },
  }
}

function idsOf(mails: readonly Mail[]): string[] {
  return mails.map(({ id }) => id)
}

/** Draws what becomes of some mails wherever they are read; null where it is gone. */
function eachOf(mails: readonly Mail[], become: (mail: Mail) => Mail | null) {
  const ids = new Set(idsOf(mails))
  const changed = (mail: Mail) => (ids.has(mail.id) ? become(mail) : mail)
  return (read: ReadMails): ReadMails =>
    isList(read) ? read.map(changed).filter((mail) => mail !== null) : read && changed(read)
}

/** A mail as it was last read. */
function mailIn(said: readonly ReadMails[], id: string): Mail | undefined {
  for (const read of said) {
    const mail = isList(read) ? read.find((each) => each.id === id) : read
    if (mail?.id === id) return mail
  }
  return undefined
}

/** `Array.isArray` does not tell lists that cannot be written to. */
function isList(read: ReadMails): read is readonly Mail[] {
  return Array.isArray(read)
}
