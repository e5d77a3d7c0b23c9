import { useState } from 'react'
import type { Note } from '../contract'
import { useNoteWrites } from '../useNoteWrites'

/** What one press does with notes on the wall. */
export interface NoteActs {
  /** Ticks, pins, colours. */
  change: (note: Note, change: Partial<Note>) => void
  archive: (note: Note) => void
  /** Into the bin; what lies there is asked about, and deleted for ever. */
  remove: (note: Note) => void
  /** Out of the bin. */
  restore: (note: Note) => void
}

/** What can be done with notes on the wall, and what has to be asked before. */
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
    /** Asks whether these are to be deleted for ever. */
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
