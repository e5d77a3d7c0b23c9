/** Focuses the first match that can take focus: an element hidden for lack of room cannot (`useOverflow`). */
export function focusFirst(root: ParentNode | null, selector: string): void {
  for (const element of root?.querySelectorAll<HTMLElement>(selector) ?? []) {
    element.focus()
    if (document.activeElement === element) return
  }
}

/** Returns the link of a row, which receives the row's focus. */
export function rowLink(list: HTMLElement | null, token: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`tr[data-token="${token}"] a`) ?? null
}

/** Reports whether a row of the list has focus. */
export function isFocusInRow(list: HTMLElement | null): boolean {
  const focused = document.activeElement
  return list?.contains(focused) === true && focused?.closest('tr[data-token]') !== null
}

/** Reports whether an element is in the preview's drawer, which a list uses when there is no room beside it. */
export function isInDrawer(target: Element | null): boolean {
  return target?.closest('[role="dialog"]')?.querySelector('[data-preview]') != null
}
