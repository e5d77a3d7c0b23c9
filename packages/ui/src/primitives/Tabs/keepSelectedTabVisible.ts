/** Width of the faded ends of the row, in px. */
const fade = 40

/**
 * Manages a row of tabs that may overflow: scrolls the selected tab into view whenever the selection changes, and sets
 * `data-overflow` (`before`, `after` or `both`: where there is more). Written to the DOM, so that scrolling renders nothing. A
 * `ref` that returns its cleanup.
 */
export function keepSelectedTabVisible(row: HTMLElement | null) {
  if (!row) return undefined

  const mark = () => {
    // Right to left, browsers count scroll positions from zero downwards.
    const before = Math.abs(row.scrollLeft)
    const after = row.scrollWidth - row.clientWidth - before
    const isBefore = before > 1
    const isAfter = after > 1
    if (isBefore || isAfter) {
      row.dataset.overflow = isBefore && isAfter ? 'both' : isBefore ? 'before' : 'after'
    } else {
      delete row.dataset.overflow
    }
  }

  /** Not `scrollIntoView`, which would move the page as well. */
  const showSelected = () => {
    const tab = row.querySelector('[aria-selected="true"]')?.getBoundingClientRect()
    if (tab) {
      const { left, right } = row.getBoundingClientRect()
      row.scrollBy({
        left: Math.min(0, tab.left - fade - left) + Math.max(0, tab.right + fade - right),
      })
    }
    mark()
  }

  const sizes = new ResizeObserver(showSelected)
  sizes.observe(row)
  // react-aria adds the tabs after the row itself. Measured again in the next frame: measuring now would force a layout.
  const changes = new MutationObserver(() => {
    sizes.unobserve(row)
    sizes.observe(row)
  })
  changes.observe(row, { childList: true, subtree: true, attributeFilter: ['aria-selected'] })
  row.addEventListener('scroll', mark, { passive: true })
  return () => {
    changes.disconnect()
    sizes.disconnect()
    row.removeEventListener('scroll', mark)
  }
}
