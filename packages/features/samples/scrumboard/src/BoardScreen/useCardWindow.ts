import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** Estimated height of a card before it is drawn, in px, with the gap below it. */
const guess = 92

/** Overscan above and below the visible range, in px, so that scrolling shows no gap. */
const spare = 320

/**
 * Window of drawn cards in a list: the visible ones and some more. Heights vary, and are measured as the cards are
 * drawn.
 * @param scroller scroll container; cards in it have `data-card`
 */
export function useCardWindow(
  scroller: RefObject<HTMLElement | null>,
  ids: readonly string[],
  pinned: ReadonlySet<string>,
): Piece[] {
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map())
  const [{ top, bottom }, setSight] = useState({ top: 0, bottom: 900 })
  const pieces = piecesOf(ids, (id) => heights.get(id) ?? guess, { top, bottom }, pinned)
  const drawn = pieces.map((piece) => (piece.kind === 'card' ? piece.id : '')).join(' ')

  const look = useEffectEvent(() => {
    const element = scroller.current
    if (!element) return
    // In steps, so that not every pixel triggers a render.
    const step = Math.floor(element.scrollTop / 100) * 100
    const next = { top: step - spare, bottom: step + 100 + element.clientHeight + spare }
    setSight((former) => (former.top === next.top && former.bottom === next.bottom ? former : next))
  })

  /** Corrects the spacers if a card's height differs from the estimate. */
  const measure = useEffectEvent(() => {
    const found = cardsIn(scroller.current).filter(
      ({ dataset, offsetHeight }) => heights.get(dataset.card ?? '') !== offsetHeight,
    )
    if (found.length > 0)
      setHeights(
        new Map([
          ...heights,
          ...found.map(({ dataset, offsetHeight }) => [dataset.card ?? '', offsetHeight] as const),
        ]),
      )
  })

  useEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const onScroll = () => look()
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => element.removeEventListener('scroll', onScroll)
  }, [scroller])

  useEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => {
      look()
      measure()
    })
    for (const each of [element, ...cardsIn(element)]) observer.observe(each)
    return () => observer.disconnect()
  }, [scroller, drawn])

  return pieces
}

function cardsIn(scroller: HTMLElement | null): HTMLElement[] {
  return [...(scroller?.querySelectorAll<HTMLElement>('[data-card]') ?? [])]
}

/** A drawn card, or a spacer for cards that are not drawn. */
type Piece =
  | { kind: 'card'; id: string; place: number }
  | { kind: 'room'; key: string; height: number }

/** Visible range of a list, in px from its start. */
interface Sight {
  top: number
  bottom: number
}

/**
 * Visible cards of different heights, with spacers for the others.
 * @param heightOf measured or estimated height of a card
 * @param pinned cards that are always drawn: the focused and the lifted one
 */
export function piecesOf(
  ids: readonly string[],
  heightOf: (id: string) => number,
  { top, bottom }: Sight,
  pinned: ReadonlySet<string>,
): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  ids.forEach((id, place) => {
    const height = heightOf(id)
    const isInSight = at + height >= top && at <= bottom
    at += height
    const last = pieces.at(-1)
    if (isInSight || pinned.has(id)) pieces.push({ kind: 'card', id, place })
    else if (last?.kind === 'room') last.height += height
    else pieces.push({ kind: 'room', key: `room ${id}`, height })
  })
  return pieces
}
