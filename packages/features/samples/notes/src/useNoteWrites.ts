import { makeKey, useSend } from '@console/core/api'
import { usePressWrites, useUndo } from '@console/press-writes'
import { useTranslation } from 'react-i18next'
import { createNote, noteKeys, removeNote, updateNote } from './api'
import type { Note } from './contract'
import { nameOf } from './nameOf'

/** What one press does with a note. */
export function useNoteWrites() {
  const { t } = useTranslation('notes')
  const send = useSend()
  const { offer } = useUndo('notes')
  const write = usePressWrites<readonly Note[]>(noteKeys.notes)

  function save(note: Note) {
    return write({
      become: (rows) => rows.map((each) => (each.id === note.id ? note : each)),
      call: () => updateNote(send, note),
      failed: t('failed.save'),
    })
  }

  function restore(note: Note) {
    const { id, ...content } = note
    const key = makeKey()
    return write({
      become: (rows) => (rows.some((each) => each.id === id) ? rows : [note, ...rows]),
      call: () => createNote(send, content, key),
      failed: t('failed.restore'),
    })
  }

  return {
    save,
    /** Puts a note into the archive, or takes it out of it; that can be taken back. */
    async archive(note: Note) {
      const undoable = offer(() => void save(note))
      const saved = await save({ ...note, archive: !note.archive })
      if (!saved) return undoable.drop()
      undoable.tell({ title: t(saved.archive ? 'archived.title' : 'unarchived.title') })
    },
    /** Deletes a note; taken back, it is written anew as it was, and is the first of all. */
    async remove(note: Note) {
      const undoable = offer(() => void restore(note))
      const done = await write({
        become: (rows) => rows.filter(({ id }) => id !== note.id),
        call: () => removeNote(send, note.id),
        failed: t('failed.delete'),
      })
      if (done === undefined) return undoable.drop()
      undoable.tell({ title: t('deleted.title', { name: nameOf(note, t('note.unnamed')) }) })
    },
  }
}
