import { useSessionSingleton } from '@console/core/session'
import type { ActionableRow } from '@console/core/workflows'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { isFocusInRow, rowLink } from './focus'
import { nothing, type Selection } from '../selection/selection'

/** Navigation state from a record back to its list: focus moves to the first of these rows that exists. */
export interface CameFrom {
  rows: readonly string[]
}

/** State of a list that the address does not contain. */
interface ListMemory {
  top: number
  start: number
  /** Row that had the focus; null without one. */
  token: string | null
  selection: Selection<ActionableRow>
}

const maxEntries = 50

/** Creates a store of the user's position per history entry, so that back and forward restore a list exactly. */
function createListMemory() {
  const entries = new Map<string, ListMemory>()
  return {
    get: (entry: string) => entries.get(entry),
    set(entry: string, memory: ListMemory) {
      const [oldest] = entries.keys()
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest)
      entries.set(entry, memory)
    },
    stop: () => entries.clear(),
  }
}

/** Shared by all lists; another user starts empty. */
function useMemory() {
  return useSessionSingleton('list memory', createListMemory)
}

/** Returns the selection from before the user left the list, when they return through the history. */
export function useFormerTicks<Row extends ActionableRow>(): Selection<Row> {
  const memory = useMemory()
  const { key } = useLocation()
  const isReturning = useNavigationType() === NavigationType.Pop
  const [former] = useState(() => (isReturning ? memory.get(key)?.selection : undefined))
  return (former ?? nothing) as Selection<Row>
}

/**
 * Stores the user's position per history entry, and returns a function that restores it once the rows are in the document: to
 * the former position, to the row of the record they come from, or to the top. It returns false for the top.
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
  // Tracked by events: reading it on demand would force a layout in the middle of a change.
  const place = useRef({ top: 0, start: 0 })
  const focused = useRef<string | null>(null)

  useEffect(() => {
    function hear({ target }: Event) {
      const scroller = target instanceof Document ? target.scrollingElement : target
      if (scroller instanceof Element && scroller.contains(table.current))
        place.current = { top: scroller.scrollTop, start: scroller.scrollLeft }
    }
    // By the time the list unmounts, a row's element may belong to another row.
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
    // Moving on within the same history entry is not a return.
    const isComing = placed.current !== key
    placed.current = key
    const former = isReturning && isComing ? memory.get(key) : undefined
    const { top, start } = former ?? { top: 0, start: place.current.start }
    if (list && (top !== place.current.top || start !== place.current.start))
      scrollerOf(list).scrollTo({ top, left: start })
    const from = isComing ? cameFrom : []
    const token = former ? former.token : from.find((row) => rowLink(list, row) !== null)
    // The frame first moves focus to the start of the screen.
    if (token != null)
      setTimeout(() => rowLink(list, token)?.focus({ preventScroll: former !== undefined }))
    return former !== undefined || token !== undefined
  }
}

/** Scroll container of a list: itself, an ancestor, or the page. */
function scrollerOf(list: HTMLElement): Element {
  for (let element: HTMLElement | null = list; element; element = element.parentElement)
    if (['auto', 'scroll'].includes(getComputedStyle(element).overflowY)) return element
  return document.scrollingElement ?? document.documentElement
}
