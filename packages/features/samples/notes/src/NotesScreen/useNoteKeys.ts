import { useKeyGroup, useKeys } from '@console/core/keys'
import { focusSearch } from '@console/master-detail'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Note } from '../contract'
import { focusedNote, focusNote } from '../focusNote'
import type { NoteActs } from './useNoteActs'

interface NoteKeys {
  notes: readonly Note[]
  acts: NoteActs
  onOpen: (noteId: string) => void
  onNew: () => void
  onUndo: () => void
  /** A confirmation is open or opening. */
  isAsking: boolean
}

/** Entries of the shortcuts dialog. */
const sheet = [
  { what: 'next', keys: ['J', 'K'] },
  { what: 'open', keys: ['O', 'Enter'] },
  { what: 'archive', keys: ['E'] },
  { what: 'pin', keys: ['P'] },
  { what: 'remove', keys: ['#'] },
  { what: 'new', keys: ['C'] },
  { what: 'undo', keys: ['Z', 'Ctrl+Z'] },
  { what: 'search', keys: ['/'] },
] as const

/** The shortcuts of mail that apply to notes. Each acts on the focused note. */
export function useNoteKeys({ notes, acts, onOpen, onNew, onUndo, isAsking }: NoteKeys): void {
  const { t } = useTranslation('notes')
  const place = () => notes.findIndex(({ id }) => id === focusedNote())
  const step = (by: 1 | -1) => () => {
    const now = place()
    const next = notes[Math.min(notes.length - 1, Math.max(0, now + by))]
    if (next) focusNote(next.id)
  }
  const withOne = (act: (note: Note) => void) => () => {
    const note = notes[place()]
    if (note) act(note)
  }

  useKeys(
    {
      j: step(1),
      k: step(-1),
      o: withOne(({ id }) => onOpen(id)),
      e: withOne(acts.archive),
      p: withOne((note) => acts.change(note, { pinned: !note.pinned })),
      '#': withOne(acts.remove),
      c: onNew,
      z: onUndo,
      '/': focusSearch,
    },
    isAsking,
  )
  useKeyGroup(
    useMemo(
      () => ({
        title: t('notes.title'),
        keys: sheet.map(({ what, keys }) => ({ keys, what: t(`keys.${what}`) })),
      }),
      [t],
    ),
  )
}
