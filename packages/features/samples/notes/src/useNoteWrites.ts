import { useSend } from '@console/core/api'
import { useOptimisticMutations, useUndo } from '@console/optimistic-mutations'
import { useTranslation } from 'react-i18next'
import { noteKeys, removeNote, updateNote } from './api'
import type { Note } from './contract'
import { nameOf } from './nameOf'

/** Mutations of a note, each with one press. */
export function useNoteWrites() {
  const { t } = useTranslation('notes')
  const send = useSend()
  const { offer } = useUndo('notes')
  const write = useOptimisticMutations<readonly Note[]>(noteKeys.notes)

  function save(note: Note) {
    return write({
      become: (rows) => rows.map((each) => (each.id === note.id ? note : each)),
      call: () => updateNote(send, note),
      failed: t('failed.save'),
    })
  }

  return {
    /** Changes a note, with an undo. */
    change(note: Note, change: Partial<Note>) {
      offer(() => void save(note))
      void save({ ...note, ...change })
    },
    /** Archives a note or takes it out of the archive, with an undo. */
    async archive(note: Note) {
      const undoable = offer(() => void save(note))
      const saved = await save({ ...note, archive: !note.archive })
      if (!saved) return undoable.drop()
      undoable.report({ title: t(saved.archive ? 'archived.title' : 'unarchived.title') })
    },
    /** Moves a note to the bin, with an undo. */
    async remove(note: Note) {
      const undoable = offer(() => void save(note))
      if (!(await save({ ...note, deleted: true }))) return undoable.drop()
      undoable.report({ title: t('deleted.title', { name: nameOf(note, t('note.unnamed')) }) })
    },
    /** Restores a note from the bin. */
    async restore(note: Note) {
      const undoable = offer(() => void save(note))
      if (!(await save({ ...note, deleted: false }))) return undoable.drop()
      undoable.report({ title: t('restored.title', { name: nameOf(note, t('note.unnamed')) }) })
    },
    /** Cannot be undone: the user confirms first. */
    deleteForEver(notes: readonly Note[]) {
      for (const note of notes)
        void write({
          become: (rows) => rows.filter(({ id }) => id !== note.id),
          call: () => removeNote(send, note.id),
          failed: t('failed.delete'),
        })
    },
  }
}
