import { useSessionSingleton } from '@console/core/session'
import type { ActionableRow } from '@console/core/kinds'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { createListMemory } from './listMemory'
import { nothing, type Selection } from '../selection/selection'

/** What a record tells the list that one goes back to: the first of these rows that is there is where one goes on. */
export interface CameFrom {
  rows: readonly string[]
}

/** One for all lists; another user begins without. */
function useMemory() {
  return useSessionSingleton('list memory', createListMemory)
}

/** The link of a row, which has the focus when the row has. */
export function rowLink(list: HTMLElement | null, token: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`tr[data-token="${token}"] a`) ?? null
}

/** Whether a row of a list has the focus. */
export function isFocusInRow(list: HTMLElement | null): boolean {
  const focused = document.activeElement
  return list?.contains(focused) === true && focused?.closest('tr[data-token]') !== null
}

/** What was ticked when the reader left the list by the way they come back now. */
export function useFormerTicks<Row extends ActionableRow>(): Selection<Row> {
  const memory = useMemory()
  const { key } = useLocation()
  const isReturning = useNavigationType() === NavigationType.Pop
  const [former] = useState(() => (isReturning ? memory.get(key)?.selection : undefined))
  return (former ?? nothing) as Selection<Row>
}

/**
 * Keeps where the reader is in each entry of the history, and gives what brings them to their place in this one once its
 * rows stand in the document: back where they were, to the row whose record they come from, or to the beginning. False there.
 */
export function useListPlace(
  table: RefObject<HTMLElement | null>,
  selection: Selection<ActionableRow>,
): () => boolean {
  const memory = useMemory()
  const { key, state } = useLocation()
  const isReturning = useNavigationType() === NavigationType.Pop
  const cameFrom = (state as Partial<CameFrom> | null)?.rows ?? []
  const placed = useRef<string>(null)
  const ticks = useEffectEvent(() => selection)
  // Heard, not read when it is needed: reading would lay the page out anew in the middle of a change.
  const place = useRef({ top: 0, start: 0 })
  const focused = useRef<string | null>(null)

  useEffect(() => {
    function hear({ target }: Event) {
      const scroller = target instanceof Document ? target.scrollingElement : target
      if (scroller instanceof Element && scroller.contains(table.current))
        place.current = { top: scroller.scrollTop, start: scroller.scrollLeft }
    }
    // A row's element may already be another row's when the list is left.
    function hearFocus({ target }: FocusEvent) {
      if (target instanceof Element && table.current?.contains(target))
        focused.current = target.closest<HTMLElement>('tr')?.dataset.token ?? null
    }
    document.addEventListener('scroll', hear, { capture: true, passive: true })
    document.addEventListener('focusin', hearFocus)
    return () => {
      document.removeEventListener('scroll', hear, { capture: true })
      document.removeEventListener('focusin', hearFocus)
    }
  }, [table])

  useLayoutEffect(() => {
    const list = table.current
    return () => {
      const token = isFocusInRow(list) ? focused.current : null
      memory.set(key, { ...place.current, token, selection: ticks() })
    }
  }, [memory, key, table])

  return () => {
    const list = table.current
    // Whoever goes on within the same entry of the history does not come back.
    const isComing = placed.current !== key
    placed.current = key
    const former = isReturning && isComing ? memory.get(key) : undefined
    const { top, start } = former ?? { top: 0, start: place.current.start }
    if (list && (top !== place.current.top || start !== place.current.start))
      scrollerOf(list).scrollTo({ top, left: start })
    const from = isComing ? cameFrom : []
    const token = former ? former.token : from.find((row) => rowLink(list, row) !== null)
    // The frame first moves the focus to the screen's beginning.
    if (token != null)
      setTimeout(() => rowLink(list, token)?.focus({ preventScroll: former !== undefined }))
    return former !== undefined || token !== undefined
  }
}

/** What a list scrolls in: itself, what it stands in, or the page. */
function scrollerOf(list: HTMLElement): Element {
  for (let element: HTMLElement | null = list; element; element = element.parentElement)
    if (['auto', 'scroll'].includes(getComputedStyle(element).overflowY)) return element
  return document.scrollingElement ?? document.documentElement
}
