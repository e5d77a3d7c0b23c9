import { useUndo } from '@console/optimistic-mutations'
import { Button, Link, Stack, StatePanel, Text } from '@console/ui'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import type { Note, NoteLabel } from '../contract'
import { allNotes } from '../paths'
import { DeleteNotes } from './DeleteNotes'
import { matching } from './matching'
import { NoteWall } from './NoteWall'
import { notesAt, type Place } from './placeAt'
import { useNoteFocus } from './useNoteFocus'
import { useNoteActs } from './useNoteActs'
import { useNoteKeys } from './useNoteKeys'

export interface NotesOfPlaceProps {
  /** Undefined if the address has none. */
  place: Place | undefined
  notes: readonly Note[]
  labels: readonly NoteLabel[]
  /** Search text; empty for none. */
  text: string
  /** Id of the open note. */
  opened: string | null
  onClear: () => void
  onOpen: (noteId: string) => void
  onNew: () => void
}

/** Notes of a place, or the reason why there are none. */
export function NotesOfPlace({
  place,
  notes,
  labels,
  text,
  opened,
  onClear,
  onOpen,
  onNew,
}: NotesOfPlaceProps) {
  const { t } = useTranslation('notes')
  const wanted = useDeferredValue(text)
  const here = place ? notesAt(place, notes) : []
  const found = matching(here, wanted)
  const { acts, empty, question } = useNoteActs()
  useNoteFocus(found, opened)
  const { undoLast } = useUndo('notes')
  useNoteKeys({
    notes: found,
    acts,
    onOpen,
    onNew,
    onUndo: undoLast,
    isAsking: question.notes.length > 0,
  })
  const putAway = place?.kind === 'archive' || place?.kind === 'bin' ? place.kind : null
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
  if (found.length > 0)
    return (
      <Stack>
        {place.kind === 'bin' ? (
          <Stack direction="row" gap={3} isWrapping align="center">
            <Text tone="muted" size="sm">
              {t('bin.message')}
            </Text>
            <Button onPress={() => empty(here)}>{t('bin.empty')}</Button>
          </Stack>
        ) : null}
        <NoteWall notes={found} {...{ labels, acts }} />
        <DeleteNotes {...question} />
      </Stack>
    )
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
      actions={putAway ? null : <Button onPress={onNew}>{t('new.open')}</Button>}
    >
      {t(putAway ? `empty.${putAway}Message` : 'empty.message')}
    </StatePanel>
  )
}
