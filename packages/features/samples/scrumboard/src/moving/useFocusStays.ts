import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { BoardList } from '../contract'

/** Overlays of a board, which return the focus when they close. */
const over = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/**
 * Keeps the focus on a board when the focused card or list is removed, also from a dialog or menu: it moves to the item
 * in its place.
 * @param board contains lists with `data-list` and cards with `data-card`
 * @param onFocus draws a card that is out of sight, and focuses it
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

  /**
   * Moves the focus.
   * @returns whether it stays there
   */
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
    // The overlay closes after the board was redrawn.
    let frame = requestAnimationFrame(function look() {
      if (!goOn(next)) frame = requestAnimationFrame(look)
    })
    return () => cancelAnimationFrame(frame)
  }, [lists])
}

/** Focused item of a board: a card, or another part of a list. */
interface Focused {
  listId: string
  cardId: string | null
}

/**
 * Item in the place of the card or list that had the focus: the next one, else the previous one.
 * @returns a list without a card if it is empty; null if there is no list; undefined if the focused item still exists
 */
export function inPlaceOf(
  before: readonly BoardList[],
  now: readonly BoardList[],
  { listId, cardId }: Focused,
): Focused | null | undefined {
  const list = now.find(({ id }) => id === listId)
  if (!list) {
    const next = besideIn(
      before.map(({ id }) => id),
      now.map(({ id }) => id),
      listId,
    )
    return next === undefined ? null : { listId: next, cardId: null }
  }
  if (cardId === null || now.some(({ idCards }) => idCards.includes(cardId))) return undefined
  const stood = before.find(({ id }) => id === listId)?.idCards ?? []
  return { listId, cardId: besideIn(stood, list.idCards, cardId) ?? null }
}

/** Of the remaining ids, the first successor of one, else its last predecessor. */
function besideIn(
  stood: readonly string[],
  left: readonly string[],
  gone: string,
): string | undefined {
  const place = stood.indexOf(gone)
  const isLeft = (id: string) => left.includes(id)
  return stood.slice(place + 1).find(isLeft) ?? stood.slice(0, place).findLast(isLeft)
}
