import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { BoardList } from '../contract'
import { type Focused, inPlaceOf } from './inPlaceOf'

/** What lies over a board for a while: the focus comes back from it. */
const over = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/**
 * Keeps the focus on a board when the card or list that had it is removed, also from a dialog or menu: it goes to what stands in its place.
 * @param board in which lists bear `data-list` and cards `data-card`
 * @param onFocus draws a card that is out of sight, and gives it the focus
 */
export function useFocusStays(
  board: RefObject<HTMLElement | null>,
  lists: readonly BoardList[],
  onFocus: (cardId: string) => void,
): void {
  const last = useRef<Focused | null>(null)
  const former = useRef(lists)

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest(over)) return
      const list = board.current?.contains(target)
        ? target.closest<HTMLElement>('[data-list]')
        : null
      const listId = list?.dataset.list
      const cardId = target.closest<HTMLElement>('[data-card]')?.dataset.card ?? null
      last.current = listId === undefined ? null : { listId, cardId }
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [board])

  /** @returns whether the focus is where it stays */
  const goOn = useEffectEvent((next: Focused | null) => {
    const { activeElement } = document
    if (activeElement !== null && activeElement !== document.body)
      return activeElement.closest(over) === null
    if (next?.cardId != null) onFocus(next.cardId)
    else if (next === null)
      board.current?.querySelector<HTMLElement>(':scope > :last-child button')?.focus()
    else
      board.current
        ?.querySelector<HTMLElement>(`[data-list="${CSS.escape(next.listId)}"] > button`)
        ?.focus()
    return true
  })

  useEffect(() => {
    const next = last.current ? inPlaceOf(former.current, lists, last.current) : undefined
    former.current = lists
    if (next === undefined) return undefined
    // What lies over the board goes when it has been drawn without it.
    let frame = requestAnimationFrame(function look() {
      if (!goOn(next)) frame = requestAnimationFrame(look)
    })
    return () => cancelAnimationFrame(frame)
  }, [lists])
}
