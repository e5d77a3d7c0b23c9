import { useUndo, DeleteQuestion } from '@console/optimistic-mutations'
import { Button, Link, Stack, StatePanel, Text } from '@console/ui'
import { useDeferredValue, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '@console/core/i18n'
import type { Note, NoteLabel } from '../contract'
import { allNotes } from '../paths'
import { matching } from '../matching'
import { NoteWall } from './NoteWall'
import { notesAt, type Place } from './placeAt'
import { useNoteActs } from './useNoteActs'
import { useNoteKeys } from './useNoteKeys'
import { focusNote } from '../focusNote'

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

interface DeleteNotesProps {
  /** Empty while nothing is asked. */
  notes: readonly Note[]
  onConfirm: () => void
  onClose: () => void
}

/** Confirms the permanent deletion of notes in the bin. */
function DeleteNotes({ notes, onConfirm, onClose }: DeleteNotesProps) {
  const { t } = useTranslation('notes')
  const count = notes.length
  const number = useFormats().number(count)
  return (
    <DeleteQuestion
      isOpen={count > 0}
      title={t('bin.question', { count, number })}
      keepLabel={t('bin.keep')}
      deleteLabel={t('bin.forEver')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Text as="p" tone="muted">
        {t('bin.consequence')}
      </Text>
    </DeleteQuestion>
  )
}

/**
 * Keeps the focus on the wall: on the same note wherever it moves, or on the one in its place if it is gone.
 * @param opened id of the note open over the wall
 */
function useNoteFocus(notes: readonly Note[], opened: string | null): void {
  const last = useRef<{ id: string; place: number } | null>(null)

  const note = useEffectEvent(({ target }: FocusEvent) => {
    if (!(target instanceof Element) || target.closest('[role="dialog"]')) return
    const id = target.closest<HTMLElement>('article[data-note]')?.dataset.note
    last.current =
      id === undefined ? null : { id, place: notes.findIndex((each) => each.id === id) }
  })
  useEffect(() => {
    const onFocus = (event: FocusEvent) => note(event)
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])

  useEffect(() => {
    const { activeElement } = document
    if (!last.current || opened !== null || (activeElement && activeElement !== document.body))
      return
    const { id, place } = last.current
    const next = notes.find((each) => each.id === id) ?? notes[place] ?? notes.at(-1)
    if (next) focusNote(next.id)
  }, [notes, opened])
}
