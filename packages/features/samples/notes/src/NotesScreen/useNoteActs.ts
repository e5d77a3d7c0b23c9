import { useState } from 'react'
import type { Note } from '../contract'
import { useNoteWrites } from '../useNoteWrites'

/** Actions on notes on the wall. */
export interface NoteActs {
  /** Changes a note: ticks, pins, colours. */
  change: (note: Note, change: Partial<Note>) => void
  archive: (note: Note) => void
  /** Moves a note to the bin; one already there is deleted permanently after a confirmation. */
  remove: (note: Note) => void
  /** Restores a note from the bin. */
  restore: (note: Note) => void
}

/** Actions on notes on the wall, and their confirmations. */
export function useNoteActs() {
  const writes = useNoteWrites()
  const [doomed, setDoomed] = useState<readonly Note[]>([])
  const acts: NoteActs = {
    change: (note, change) => writes.change(note, change),
    archive: (note) => void writes.archive(note),
    remove: (note) => (note.deleted ? setDoomed([note]) : void writes.remove(note)),
    restore: (note) => void writes.restore(note),
  }
  return {
    acts,
    /** Asks whether to delete these permanently. */
    empty: setDoomed,
    question: {
      notes: doomed,
      onConfirm() {
        writes.deleteForEver(doomed)
        setDoomed([])
      },
      onClose: () => setDoomed([]),
    },
  }
}
