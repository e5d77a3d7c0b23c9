/** Where a pop-up stands: under what opened it, or at its end, where the reading goes on. */
export type Side = 'below' | 'beside'

/** Between a pop-up and the window's edges, in px. */
const margin = 8

/** Between a pop-up and what opened it, in px. */
const gap = 4

/**
 * Puts a pop-up beside or below what opened it and keeps it inside the window: on the other side where there is no room, and
 * never higher than what is left. Measured, because a bar or rail that scrolls would cut off what CSS places inside of it.
 */
export function place(popup: HTMLElement, opener: Element, side: Side): void {
  const { clientWidth, clientHeight } = document.documentElement
  const { left, right, top, bottom, width } = opener.getBoundingClientRect()
  // Distances from the side where lines begin.
  const start = popup.matches(':dir(rtl)') ? clientWidth - right : left
  const end = start + width
  const lowest = side === 'below' ? bottom + gap : margin
  popup.style.maxBlockSize = `${clientHeight - lowest - margin}px`

  const { offsetWidth, offsetHeight } = popup
  const atEnd = end + gap
  const atStart = start - gap - offsetWidth
  // One that turned back is followed by the next, which would cover the first otherwise.
  const isTurned =
    side === 'beside' &&
    (opener.closest('[popover][data-turned]')
      ? atStart >= margin
      : atEnd + offsetWidth + margin > clientWidth)
  popup.toggleAttribute('data-turned', isTurned)
  const wanted = side === 'below' ? start : isTurned ? atStart : atEnd
  const within = (at: number, most: number) => Math.max(margin, Math.min(at, most - margin))
  popup.style.insetInlineStart = `${within(wanted, clientWidth - offsetWidth)}px`
  popup.style.insetBlockStart = `${side === 'below' ? lowest : within(top, clientHeight - offsetHeight)}px`
}
