import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { type Piece, piecesOf } from './piecesOf'

/** How high a card is guessed to be until it has been drawn, in px, with the room below it. */
const guess = 92

/** So much is drawn above and below what is in sight, in px, so that scrolling shows no gap. */
const spare = 320

/**
 * What of a list of cards is drawn: those in sight and a few more, whatever their heights, which are measured as they are drawn.
 * @param scroller what they scroll in; cards in it bear `data-card`
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
    // In steps, so that not each pixel draws anew.
    const step = Math.floor(element.scrollTop / 100) * 100
    const next = { top: step - spare, bottom: step + 100 + element.clientHeight + spare }
    setSight((former) => (former.top === next.top && former.bottom === next.bottom ? former : next))
  })

  /** Where a card is not as high as was guessed, the room of the others changes. */
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
