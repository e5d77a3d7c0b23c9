import { ApiError, type Send, useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { useNotices } from '@console/core/notices'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { deleteMails, mailKey, setFolder, toggleLabel, updateMail } from './api'
import { folderIds, type Mail } from './contract'

/** Something that is done to mails: drawn at once, and taken back where the server does not take it. */
interface Change {
  mails: readonly Mail[]
  /** What becomes of each; null where it is deleted for ever. */
  become: (mail: Mail) => Mail | null
  write: (send: Send) => Promise<unknown>
}

/** What can be done to mails. */
export type MailWrites = ReturnType<typeof useMailWrites>

/**
 * Writes of mails, one after the other in their order. What is not taken, also for want of a network, is put back and told.
 */
export function useMailWrites() {
  const { t } = useTranslation('mail')
  const formats = useFormats()
  const send = useSend()
  const queries = useQueryClient()
  const { snackbar } = useNotices()

  const { mutate } = useMutation({
    mutationKey: mailKey,
    scope: { id: 'mail' },
    // A write that cannot be sent now is not sent later behind the reader's back.
    networkMode: 'always',
    mutationFn: ({ write }: Change) => write(send),
    async onMutate({ mails, become }: Change) {
      await queries.cancelQueries({ queryKey: mailKey })
      const former = queries.getQueriesData<Mail[] | Mail | null>({ queryKey: mailKey })
      const ids = new Set(mails.map(({ id }) => id))
      const changed = (mail: Mail) => (ids.has(mail.id) ? become(mail) : mail)
      queries.setQueriesData<Mail[] | Mail | null>({ queryKey: mailKey }, (known) =>
        Array.isArray(known)
          ? known.map(changed).filter((mail) => mail !== null)
          : known && changed(known),
      )
      return former
    },
    onError(error, _change, former) {
      for (const [key, known] of former ?? []) queries.setQueryData(key, known)
      snackbar({ variant: 'error', title: t('write.failed'), description: t(reasonOf(error)) })
    },
    onSettled() {
      // What is still to be written would vanish from sight for a moment.
      if (queries.isMutating({ mutationKey: mailKey }) > 1) return undefined
      return queries.invalidateQueries({ queryKey: mailKey })
    },
  })

  function move(mails: readonly Mail[], folder: number) {
    mutate({
      mails,
      become: (mail) => ({ ...mail, folder }),
      write: (by) => setFolder(by, idsOf(mails), folder),
    })
  }

  return {
    move,
    /** Changes what is said of each mail: read, starred, important. */
    mark(mails: readonly Mail[], marks: Partial<Pick<Mail, 'read' | 'starred' | 'important'>>) {
      const others = mails.filter((mail) =>
        Object.entries(marks).some(([name, value]) => mail[name as keyof typeof marks] !== value),
      )
      for (const mail of others)
        mutate({
          mails: [mail],
          become: (known) => ({ ...known, ...marks }),
          write: (by) => updateMail(by, { ...mail, ...marks }),
        })
    },
    toggleLabel(mails: readonly Mail[], label: number) {
      mutate({
        mails,
        become: (mail) => ({
          ...mail,
          labels: mail.labels.includes(label)
            ? mail.labels.filter((id) => id !== label)
            : [...mail.labels, label],
        }),
        write: (by) => toggleLabel(by, idsOf(mails), label),
      })
    },
    /** Into the trash, from where it can be taken back. */
    trash(mails: readonly Mail[]) {
      const froms = [...new Set(mails.map(({ folder }) => folder))]
      move(mails, folderIds.trash)
      snackbar({
        variant: 'success',
        title: t('trash.done', { count: mails.length, number: formats.number(mails.length) }),
        action: {
          label: t('trash.undo'),
          onAction() {
            for (const from of froms)
              move(
                mails.filter(({ folder }) => folder === from),
                from,
              )
          },
        },
      })
    },
    /** Cannot be taken back: the reader is asked before. */
    deleteForEver(mails: readonly Mail[]) {
      mutate({ mails, become: () => null, write: (by) => deleteMails(by, idsOf(mails)) })
    },
  }
}

function idsOf(mails: readonly Mail[]): string[] {
  return mails.map(({ id }) => id)
}

/** The words for why something was not taken. */
function reasonOf(error: unknown) {
  const { status, code } = error instanceof ApiError ? error : { status: 0, code: '' }
  if (code === 'offline' || code === 'network') return 'write.unsent'
  return status === 403 ? 'write.refused' : 'write.unknown'
}
