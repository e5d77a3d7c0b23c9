/** Events that change a field or press a button. */
const changes = ['beforeinput', 'keydown', 'pointerdown', 'mousedown', 'click'] as const

/** Keys that only navigate. */
const moves = ['Tab', 'Escape', 'Shift']

/**
 * Blocks changes in a part of the page until the returned function is called. Focus and selection stay, which disabled fields
 * would lose.
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
