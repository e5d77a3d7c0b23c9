import { useEffect, useRef } from 'react'
import type { Note } from '../contract'
import { useNoteWrites } from '../useNoteWrites'
import { focusNote } from './focusNote'

/** By what a note leaves the wall. */
export interface NoteActs {
  archive: (note: Note) => void
  remove: (note: Note) => void
}

/**
 * What takes notes from the wall, so that the reader goes on at the next one.
 * @param notes those on the wall
 * @param opened the note that stands open over it, by its id
 */
export function useNoteActs(notes: readonly Note[], opened: string | null): NoteActs {
  const writes = useNoteWrites()

  function goOn({ id }: Note) {
    const place = notes.findIndex((each) => each.id === id)
    const next = notes[place + 1] ?? notes[place - 1]
    if (next) focusNote(next.id)
  }

  // One that left the wall while it stood open gives the focus to the one in its place.
  const left = useRef({ opened, place: -1 })
  useEffect(() => {
    const { opened: former, place } = left.current
    left.current = { opened, place: notes.findIndex(({ id }) => id === (opened ?? former)) }
    const isGone = former !== null && opened === null && !notes.some(({ id }) => id === former)
    const next = notes[place] ?? notes.at(-1)
    if (isGone && place >= 0 && next) focusNote(next.id)
  }, [opened, notes])

  return {
    archive(note) {
      goOn(note)
      void writes.archive(note)
    },
    remove(note) {
      goOn(note)
      void writes.remove(note)
    },
  }
}
