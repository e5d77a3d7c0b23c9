import { useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { useOptimisticMutations, useUndo } from '@console/optimistic-mutations'
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

/** Cached mails: lists, or a single one; null if there is none. */
type ReadMails = readonly Mail[] | Mail | null

/** Flags of a mail. */
export type Marks = Partial<Pick<Mail, 'read' | 'starred' | 'important'>>

/** Mutations of mails. */
export type MailWrites = ReturnType<typeof useMailWrites>

/** Mutations of mails, each with one press. */
export function useMailWrites() {
  const { t } = useTranslation('mail')
  const formats = useFormats()
  const send = useSend()
  const queries = useQueryClient()
  const { offer } = useUndo('mail')
  const write = useOptimisticMutations<ReadMails>(mailKey)

  /**
   * Updates mails in all cached data; null removes one. The server decides the content of a list; only a mail that no
   * longer belongs after this change leaves it earlier.
   */
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

  /** Changes flags of mails: read, starred, important. */
  function mark(mails: readonly Mail[], marks: Marks) {
    for (const mail of lacking(mails, marks))
      void write({
        become: eachOf([mail], (known) => ({ ...known, ...marks })),
        // The whole mail is sent: with the changes saved by then, and without those that failed.
        call: (reads) => updateMail(send, { ...(mailIn(reads, mail.id) ?? mail), ...marks }),
        failed: t('write.failed'),
      })
  }

  /** Changes flags at the user's request, with an undo. */
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
      // The call toggles: mails already in the wanted state are left out.
      call: async (reads) => {
        const others = mails.filter(
          (mail) => (mailIn(reads, mail.id) ?? mail).labels.includes(label) !== isOn,
        )
        return others.length > 0 ? toggleLabel(send, idsOf(others), label) : null
      },
      failed: t('write.failed'),
    })
  }

  return {
    mark,
    press,
    /** Sets a flag on mails that lack it, or clears it if all have it. */
    turn(mails: readonly Mail[], name: keyof Marks) {
      press(mails, { [name]: !mails.every((mail) => mail[name]) })
    },
    /** Moves mails to a folder, with an undo. */
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
      undoable.report({
        title: folder === folderIds.trash ? t('trash.done', counted) : t('move.done', counted),
      })
    },
    /** Adds a label to mails or removes it, with an undo. */
    setLabel(mails: readonly Mail[], label: number, isOn: boolean) {
      const others = mails.filter(({ labels }) => labels.includes(label) !== isOn)
      offer(() => putLabel(others, label, !isOn))
      putLabel(others, label, isOn)
    },
    /** Cannot be undone: the user confirms first. */
    deleteForEver(mails: readonly Mail[]) {
      void write({
        become: eachOf(mails, () => null),
        call: () => deleteMails(send, idsOf(mails)),
        failed: t('write.failed'),
      })
    },
  }
}

/** Mails without these flags. */
function lacking(mails: readonly Mail[], marks: Marks): readonly Mail[] {
  return mails.filter((mail) =>
    Object.entries(marks).some(([name, value]) => mail[name as keyof Marks] !== value),
  )
}

function idsOf(mails: readonly Mail[]): string[] {
  return mails.map(({ id }) => id)
}

/** A mail in the cached data. */
function mailIn(reads: readonly ReadMails[], id: string): Mail | undefined {
  for (const read of reads) {
    const mail = isList(read) ? read.find((each) => each.id === id) : read
    if (mail?.id === id) return mail
  }
  return undefined
}

/** `Array.isArray` does not narrow to readonly arrays. */
function isList(read: ReadMails): read is readonly Mail[] {
  return Array.isArray(read)
}
