import { useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { usePressWrites, useUndo } from '@console/press-writes'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  collectionOfKey,
  deleteMails,
  mailKey,
  setFolder,
  toggleLabel,
  updateMail,
  type SidebarSections,
  sidebarKey,
} from './api'
import { belongs } from './belongs'
import { folderIds, type Mail } from './contract'

/** What is read of the mails: lists of them, and one that is open; null where there is no such. */
type ReadMails = readonly Mail[] | Mail | null

/** What one press says of a mail. */
export type Marks = Partial<Pick<Mail, 'read' | 'starred' | 'important'>>

/** What can be done to mails. */
export type MailWrites = ReturnType<typeof useMailWrites>

/** What one press does to mails. */
export function useMailWrites() {
  const { t } = useTranslation('mail')
  const formats = useFormats()
  const send = useSend()
  const queries = useQueryClient()
  const { offer } = useUndo('mail')
  const write = usePressWrites<ReadMails>(mailKey)

  /** Draws what becomes of some mails wherever they are read; null where it is gone. What a list holds is the server's to say: only one that no longer belongs by what is done here leaves it before. */
  function eachOf(mails: readonly Mail[], become: (mail: Mail) => Mail | null) {
    const ids = new Set(idsOf(mails))
    const changed = (mail: Mail) => (ids.has(mail.id) ? become(mail) : mail)
    return (read: ReadMails, queryKey: QueryKey): ReadMails => {
      if (!isList(read)) return read && changed(read)
      const ways = queries.getQueryData<SidebarSections>(sidebarKey)
      const collection = collectionOfKey(queryKey)
      const leaves = (before: Mail, after: Mail) =>
        collection && belongs(before, collection, ways) && !belongs(after, collection, ways)
      return read.flatMap((mail) => {
        const after = changed(mail)
        return after === null || leaves(mail, after) ? [] : [after]
      })
    }
  }

  async function move(mails: readonly Mail[], folder: number) {
    const done = await write({
      become: eachOf(mails, (mail) => ({ ...mail, folder })),
      call: () => setFolder(send, idsOf(mails), folder),
      failed: t('write.failed'),
    })
    return done !== undefined
  }

  /** Changes what is said of each mail: read, starred, important. */
  function mark(mails: readonly Mail[], marks: Marks) {
    for (const mail of lacking(mails, marks))
      void write({
        become: eachOf([mail], (known) => ({ ...known, ...marks })),
        // The whole mail is sent: with what was taken of it by then, and without what was not.
        call: (said) => updateMail(send, { ...(mailIn(said, mail.id) ?? mail), ...marks }),
        failed: t('write.failed'),
      })
  }

  /** The same by a press of the reader's, which can be taken back. */
  function press(mails: readonly Mail[], marks: Marks) {
    const others = lacking(mails, marks)
    if (others.length === 0) return
    const before = Object.fromEntries(Object.entries(marks).map(([name, is]) => [name, !is]))
    offer(() => mark(others, before))
    mark(others, marks)
  }

  function putLabel(mails: readonly Mail[], label: number, isOn: boolean) {
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
  }

  return {
    mark,
    press,
    /** Puts a mark on those that lack it, and takes it off where all have it. */
    turn(mails: readonly Mail[], name: keyof Marks) {
      press(mails, { [name]: !mails.every((mail) => mail[name]) })
    },
    /** Moves mails into a folder, which can be taken back. */
    async move(mails: readonly Mail[], folder: number) {
      const undoable = offer(() => {
        for (const from of new Set(mails.map((mail) => mail.folder)))
          void move(
            mails.filter((mail) => mail.folder === from),
            from,
          )
      })
      if (!(await move(mails, folder))) return undoable.drop()
      const counted = { count: mails.length, number: formats.number(mails.length) }
      undoable.tell({
        title: folder === folderIds.trash ? t('trash.done', counted) : t('move.done', counted),
      })
    },
    /** Puts a label on mails, or takes it off them, which can be taken back. */
    setLabel(mails: readonly Mail[], label: number, isOn: boolean) {
      const others = mails.filter(({ labels }) => labels.includes(label) !== isOn)
      offer(() => putLabel(others, label, !isOn))
      putLabel(others, label, isOn)
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

/** Those that are not marked so. */
function lacking(mails: readonly Mail[], marks: Marks): readonly Mail[] {
  return mails.filter((mail) =>
    Object.entries(marks).some(([name, value]) => mail[name as keyof Marks] !== value),
  )
}

function idsOf(mails: readonly Mail[]): string[] {
  return mails.map(({ id }) => id)
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
