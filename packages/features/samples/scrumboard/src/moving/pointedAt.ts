import type { BoardList } from '../contract'
import type { Lifted, LiftedCard, LiftedList } from './lifted'

interface Point {
  x: number
  y: number
}

/** Lifted item at the position under the pointer, between the drawn cards and lists; null if there is none. */
export function placeAt(
  board: HTMLElement,
  lists: readonly BoardList[],
  lifted: Lifted,
  point: Point,
): Lifted | null {
  const columns = [...board.querySelectorAll<HTMLElement>('[data-list]')]
  return lifted.kind === 'card'
    ? cardAt(columns, lists, lifted, point)
    : listAt(columns, lifted, point)
}

function cardAt(
  columns: readonly HTMLElement[],
  lists: readonly BoardList[],
  lifted: LiftedCard,
  { x, y }: Point,
): LiftedCard | null {
  const distances = columns.map((column) => {
    const { left, right } = column.getBoundingClientRect()
    return Math.max(left - x, x - right, 0)
  })
  const column = columns[distances.indexOf(Math.min(...distances))]
  const listId = column?.dataset.list
  if (!column || listId === undefined) return null
  const cards = [...column.querySelectorAll<HTMLElement>('[data-card]')]
    .map((card) => ({ id: card.dataset.card ?? '', middle: middleOf(card).y }))
    .filter(({ id }) => id !== lifted.id)
  const next = cards.find(({ middle }) => middle > y)
  if (next) return { ...lifted, to: { listId, before: next.id } }
  // Cards after the last drawn one are not in the DOM.
  const ids = lists.find(({ id }) => id === listId)?.idCards.filter((id) => id !== lifted.id) ?? []
  const last = cards.at(-1)
  const before = last ? (ids[ids.indexOf(last.id) + 1] ?? null) : (ids[0] ?? null)
  return { ...lifted, to: { listId, before } }
}

function listAt(columns: readonly HTMLElement[], lifted: LiftedList, { x }: Point): LiftedList {
  const next = columns.find((column) => {
    if (column.dataset.list === lifted.id) return false
    const isRtl = getComputedStyle(column).direction === 'rtl'
    return isRtl ? middleOf(column).x < x : middleOf(column).x > x
  })
  return { ...lifted, to: next?.dataset.list ?? null }
}

function middleOf(element: HTMLElement): Point {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

/** Distance to an edge at which a dragged item scrolls the board, and speed, in px and px per frame. */
const edge = 56
const fastest = 14

/** Scrolls the board, and the list under the pointer, near their edges. Returns whether anything scrolled. */
export function scrollAtEdge(board: HTMLElement, { x, y }: Point): boolean {
  const { left, right } = board.getBoundingClientRect()
  const from = board.scrollLeft
  board.scrollLeft += speedAt(x, left, right)
  let hasScrolled = board.scrollLeft !== from
  for (const scroller of board.querySelectorAll<HTMLElement>('[data-scroll]')) {
    const box = scroller.getBoundingClientRect()
    if (x < box.left || x > box.right) continue
    const was = scroller.scrollTop
    scroller.scrollTop += speedAt(y, box.top, box.bottom)
    hasScrolled ||= scroller.scrollTop !== was
  }
  return hasScrolled
}

function speedAt(at: number, start: number, end: number): number {
  if (at < start + edge) return -Math.min(fastest, (start + edge - at) / 4)
  if (at > end - edge) return Math.min(fastest, (at - (end - edge)) / 4)
  return 0
}
