import type { ActionableRow } from '@console/core/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { type ListMemory, memoryOf } from './listMemory'
import { nothing, type Selection } from './selection'

/** The link of a row, which has the focus when the row has. */
export function rowLink(list: HTMLElement | null, token: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`tr[data-token="${token}"] a`) ?? null
}

/** What was ticked when the reader left the list by the way they come back now. */
export function useFormerTicks<Row extends ActionableRow>(): Selection<Row> {
  const client = useQueryClient()
  const { key } = useLocation()
  const isReturning = useNavigationType() === NavigationType.Pop
  const [former] = useState(() => (isReturning ? memoryOf(client).get(key)?.selection : undefined))
  return (former ?? nothing) as Selection<Row>
}

/**
 * Keeps where the reader is in each entry of the history, and gives what brings them back there once the rows stand in the
 * document: false where they come for the first time.
 */
export function useListPlace(
  table: RefObject<HTMLElement | null>,
  selection: Selection<ActionableRow>,
): () => boolean {
  const client = useQueryClient()
  const { key } = useLocation()
  const isReturning = useNavigationType() === NavigationType.Pop
  const ticks = useEffectEvent(() => selection)

  useLayoutEffect(() => {
    const list = table.current
    return () => {
      if (list) memoryOf(client).set(key, { ...placeOf(list), selection: ticks() })
    }
  }, [client, key, table])

  return () => {
    const list = table.current
    const former = isReturning ? memoryOf(client).get(key) : undefined
    if (!list || !former) return false
    scrollerOf(list).scrollTo({ top: former.top, left: former.start })
    const { token } = former
    // The frame first moves the focus to the screen's beginning.
    if (token !== null) setTimeout(() => rowLink(list, token)?.focus({ preventScroll: true }))
    return true
  }
}

/** Brings a list to its beginning. */
export function scrollToStart(list: HTMLElement): void {
  scrollerOf(list).scrollTo({ top: 0 })
}

function placeOf(list: HTMLElement): Omit<ListMemory, 'selection'> {
  const { scrollTop, scrollLeft } = scrollerOf(list)
  const row = list.contains(document.activeElement)
    ? document.activeElement?.closest<HTMLElement>('tr[data-token]')
    : null
  return { top: scrollTop, start: scrollLeft, token: row?.dataset.token ?? null }
}

/** What a list scrolls in: itself, what it stands in, or the page. */
function scrollerOf(list: HTMLElement): Element {
  for (let element: HTMLElement | null = list; element; element = element.parentElement)
    if (['auto', 'scroll'].includes(getComputedStyle(element).overflowY)) return element
  return document.scrollingElement ?? document.documentElement
}
