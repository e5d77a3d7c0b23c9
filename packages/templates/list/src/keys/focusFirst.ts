/** Focuses the first that a selector finds and that can take the focus: what has no room, and is not seen, cannot (`useOverflow`). */
export function focusFirst(root: ParentNode | null, selector: string): void {
  for (const element of root?.querySelectorAll<HTMLElement>(selector) ?? []) {
    element.focus()
    if (document.activeElement === element) return
  }
}
