/** Position of a pop-up: below its opener, or beside its end in the reading direction. */
export type Side = 'below' | 'beside'

/** Between a pop-up and the window's edges, in px. */
const margin = 8

/** Between a pop-up and its opener, in px. */
const gap = 4

/**
 * Positions a pop-up beside or below its opener and keeps it inside the window: on the other side where space is short, and
 * never higher than the available space. Measured, because a scrolling bar or rail would cut off a position by CSS.
 */
export function place(popup: HTMLElement, opener: Element, side: Side): void {
  const { clientWidth, clientHeight } = document.documentElement
  const { left, right, top, bottom, width } = opener.getBoundingClientRect()
  // Distances from the start of the line.
  const start = popup.matches(':dir(rtl)') ? clientWidth - right : left
  const end = start + width
  const lowest = side === 'below' ? bottom + gap : margin
  popup.style.maxBlockSize = `${clientHeight - lowest - margin}px`

  const { offsetWidth, offsetHeight } = popup
  const atEnd = end + gap
  const atStart = start - gap - offsetWidth
  // The pop-up after one that turned back also turns; otherwise it would cover the first.
  const isTurned =
    side === 'beside' &&
    (opener.closest('[popover][data-turned]')
      ? atStart >= margin
      : atEnd + offsetWidth + margin > clientWidth)
  popup.toggleAttribute('data-turned', isTurned)
  const wanted = side === 'below' ? start : isTurned ? atStart : atEnd
  const within = (at: number, max: number) => Math.max(margin, Math.min(at, max - margin))
  popup.style.insetInlineStart = `${within(wanted, clientWidth - offsetWidth)}px`
  popup.style.insetBlockStart = `${side === 'below' ? lowest : within(top, clientHeight - offsetHeight)}px`
}
