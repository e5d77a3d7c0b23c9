const focusable =
  ':is(input:not([type="hidden"]), textarea, select, button, a[href], [tabindex="0"], [contenteditable="true"]):not(:disabled, [aria-hidden="true"] *, [tabindex="-1"])'

/** An element and its ancestors, innermost first, up to but without `end`. */
export function elementsAround(element: Element | null, end: Element): Element[] {
  const around: Element[] = []
  for (let part = element; part && part !== end; part = part.parentElement) around.push(part)
  return around
}

/**
 * If nothing is focused, focuses the first visible control of the innermost element that is still connected and has one.
 * @param around the element that had the focus and its ancestors, from `elementsAround` before it was removed
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
