import { watchSizes } from '@console/ui'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
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
  const heights = useRef(new Map<string, number>())
  const [{ top, bottom }, setSight] = useState({ top: 0, bottom: 900 })
  const [, measured] = useState(0)

  const look = useEffectEvent(() => {
    const element = scroller.current
    if (!element) return
    // In steps, so that not each pixel draws anew.
    const step = Math.floor(element.scrollTop / 100) * 100
    const next = { top: step - spare, bottom: step + 100 + element.clientHeight + spare }
    setSight((former) => (former.top === next.top && former.bottom === next.bottom ? former : next))
  })

  useEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const onScroll = () => look()
    element.addEventListener('scroll', onScroll, { passive: true })
    const stop = watchSizes([element], onScroll)
    return () => {
      element.removeEventListener('scroll', onScroll)
      stop()
    }
  }, [scroller])

  // What was drawn is measured; where that is not what was guessed, the room of the others changes.
  useLayoutEffect(() => {
    let isOther = false
    for (const card of scroller.current?.querySelectorAll<HTMLElement>('[data-card]') ?? []) {
      const id = card.dataset.card ?? ''
      if (heights.current.get(id) === card.offsetHeight) continue
      heights.current.set(id, card.offsetHeight)
      isOther = true
    }
    if (isOther) measured((count) => count + 1)
  })

  return piecesOf(ids, (id) => heights.current.get(id) ?? guess, { top, bottom }, pinned)
}
