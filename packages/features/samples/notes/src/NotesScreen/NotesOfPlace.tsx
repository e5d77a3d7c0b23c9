import { Button, Link, StatePanel } from '@console/ui'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import type { Note, NoteLabel } from '../contract'
import { allNotes } from '../paths'
import { matching } from './matching'
import { NoteWall } from './NoteWall'
import { notesAt, type Place } from './placeAt'

export interface NotesOfPlaceProps {
  /** Undefined: the address names none. */
  place: Place | undefined
  notes: readonly Note[]
  labels: readonly NoteLabel[]
  /** What is searched for; empty: nothing. */
  text: string
  onClear: () => void
  onOpen: (noteId: string) => void
}

/** The notes of a place, or why there are none. */
export function NotesOfPlace({ place, notes, labels, text, onClear, onOpen }: NotesOfPlaceProps) {
  const { t } = useTranslation('notes')
  const wanted = useDeferredValue(text)
  if (!place)
    return (
      <StatePanel
        kind="noMatch"
        title={t('unknownPlace.title')}
        actions={<Link href={allNotes}>{t('place.notes')}</Link>}
      >
        {t('unknownPlace.message')}
      </StatePanel>
    )
  const here = notesAt(place, notes)
  const found = matching(here, wanted)
  if (found.length > 0) return <NoteWall notes={found} labels={labels} />
  if (here.length > 0)
    return (
      <StatePanel
        kind="noMatch"
        title={t('noMatch.title')}
        actions={<Button onPress={onClear}>{t('search.clear')}</Button>}
      >
        {t('noMatch.message')}
      </StatePanel>
    )
  return (
    <StatePanel
      kind="empty"
      title={t(`empty.${place.kind}`)}
      actions={
        place.kind === 'archive' ? null : (
          <Button onPress={() => onOpen('new')}>{t('new.open')}</Button>
        )
      }
    >
      {t(place.kind === 'archive' ? 'empty.archiveMessage' : 'empty.message')}
    </StatePanel>
  )
}
