/** What changes a field or presses a button. */
const changes = ['beforeinput', 'keydown', 'pointerdown', 'mousedown', 'click'] as const

/** Keys that only move about. */
const moves = ['Tab', 'Escape', 'Shift']

/**
 * Nothing in a part of the page changes until the returned function is called. Whoever is in it keeps their place, which they
 * would lose if its fields were disabled.
 */
export function holdFields(part: HTMLElement): () => void {
  const hold = (event: Event) => {
    if (event instanceof KeyboardEvent && moves.includes(event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }
  for (const change of changes) part.addEventListener(change, hold, true)
  return () => {
    for (const change of changes) part.removeEventListener(change, hold, true)
  }
}
