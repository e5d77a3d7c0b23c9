const focusable =
  ':is(input:not([type="hidden"]), textarea, select, button, a[href], [tabindex="0"], [contenteditable="true"]):not(:disabled, [aria-hidden="true"] *, [tabindex="-1"])'

/** An element and what it stands in, from the inside out, up to `end`, which is left out. */
export function elementsAround(element: Element | null, end: Element): Element[] {
  const around: Element[] = []
  for (let part = element; part && part !== end; part = part.parentElement) around.push(part)
  return around
}

/**
 * Moves the focus, where nothing has it, to the first control of the innermost element that is still there and has one.
 * @param around what had the focus and what it stood in, as `elementsAround` found them before it went
 */
export function focusNear(around: readonly Element[]): void {
  if (document.activeElement !== document.body) return
  for (const part of around) {
    if (!part.isConnected) continue
    const next = [...part.querySelectorAll<HTMLElement>(focusable)].find((each) =>
      each.checkVisibility(),
    )
    if (!next) continue
    next.focus({ preventScroll: true })
    return
  }
}
