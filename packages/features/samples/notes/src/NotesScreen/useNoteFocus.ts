import { useEffect, useEffectEvent, useRef } from 'react'
import type { Note } from '../contract'
import { focusNote } from './focusNote'

/**
 * Keeps the focus on the wall: on the same note wherever it moves, or on the one in its place if it is gone.
 * @param opened id of the note open over the wall
 */
export function useNoteFocus(notes: readonly Note[], opened: string | null): void {
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
