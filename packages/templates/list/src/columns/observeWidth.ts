import { watchSizes } from '@console/ui'
import type { Room } from './columnFit'

/**
 * Reports the room of a table, initially and on every change: that of its scroll container, because panels and previews change
 * it and the window does not.
 * @returns a function that stops it
 */
export function observeWidth(scroller: HTMLElement, report: (room: Room) => void): () => void {
  const line = scroller.querySelector(':scope > [data-measure]')
  if (!line) throw new Error('What a table scrolls in has a line by which it is measured')
  return watchSizes([line], () => {
    const width = line.clientWidth
    // A hidden table has no room to report.
    if (width === 0) return
    const { fontSize } = getComputedStyle(document.documentElement)
    report({ width, scale: Number.parseFloat(fontSize) / 16, isCards: areCards(scroller) })
  })
}

/** Reports whether rows are cards, according to the style of the scroll container. */
export function areCards(scroller: HTMLElement | null): boolean {
  return scroller !== null && getComputedStyle(scroller).getPropertyValue('--rows-are') === 'cards'
}
