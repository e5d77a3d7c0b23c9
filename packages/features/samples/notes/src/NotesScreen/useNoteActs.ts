import type { Note } from '../contract'
import { useNoteWrites } from '../useNoteWrites'

/** By what a note leaves the wall. */
export interface NoteActs {
  archive: (note: Note) => void
  remove: (note: Note) => void
}

/** What takes notes from the wall. Each can be taken back. */
export function useNoteActs(): NoteActs {
  const writes = useNoteWrites()
  return {
    archive: (note) => void writes.archive(note),
    remove: (note) => void writes.remove(note),
  }
}
