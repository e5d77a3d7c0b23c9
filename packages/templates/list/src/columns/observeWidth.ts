import { watchSizes } from '@console/ui'
import type { Room } from './columnFit'

/**
 * Tells the room that a table has, now and whenever it changes: of what it scrolls in, since panels and previews change that and
 * the window does not.
 * @returns stops
 */
export function observeWidth(scroller: HTMLElement, tell: (room: Room) => void): () => void {
  const line = scroller.querySelector(':scope > [data-measure]')
  if (!line) throw new Error('What a table scrolls in has a line by which it is measured')
  return watchSizes([line], () => {
    const width = line.clientWidth
    // What is not shown at all has no room to speak of.
    if (width === 0) return
    const { fontSize } = getComputedStyle(document.documentElement)
    tell({ width, scale: Number.parseFloat(fontSize) / 16, isCards: areCards(scroller) })
  })
}

/** Whether its rows are cards: the style of what a table scrolls in says so. */
export function areCards(scroller: HTMLElement | null): boolean {
  return scroller !== null && getComputedStyle(scroller).getPropertyValue('--rows-are') === 'cards'
}
