import { useEffect, useEffectEvent, useRef } from 'react'
import type { Note } from '../contract'
import { focusNote } from './focusNote'

/**
 * Keeps the focus on the wall: at the note that had it, wherever that hangs now, and at the one in its place where it has gone.
 * @param opened the note that stands open over the wall, by its id
 */
export function useKeptFocus(notes: readonly Note[], opened: string | null): void {
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
