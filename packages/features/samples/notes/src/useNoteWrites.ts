import { useSend } from '@console/core/api'
import { useNotices } from '@console/core/notices'
import { usePressWrites } from '@console/templates/usePressWrites'
import { useTranslation } from 'react-i18next'
import { noteKeys, removeNote, updateNote } from './api'
import type { Note } from './contract'

/** What one press does with a note. */
export function useNoteWrites() {
  const { t } = useTranslation('notes')
  const send = useSend()
  const { snackbar } = useNotices()
  const write = usePressWrites<readonly Note[]>(noteKeys.notes)

  function save(note: Note) {
    return write({
      become: (rows) => rows.map((each) => (each.id === note.id ? note : each)),
      call: () => updateNote(send, note),
      failed: t('failed.save'),
    })
  }

  return {
    save,
    /** Puts a note into the archive, or takes it out of it; that can be taken back. */
    async archive(note: Note) {
      const saved = await save({ ...note, archive: !note.archive })
      if (saved)
        snackbar({
          variant: 'success',
          title: t(saved.archive ? 'archived.title' : 'unarchived.title'),
          action: { label: t('undo'), onAction: () => void save(note) },
          key: 'note-archived',
        })
    },
    remove(noteId: string) {
      return write({
        become: (rows) => rows.filter(({ id }) => id !== noteId),
        call: () => removeNote(send, noteId),
        failed: t('failed.delete'),
      })
    },
  }
}
