/** Focuses the first match that can take focus: an element hidden for lack of room cannot (`useOverflow`). */
export function focusFirst(root: ParentNode | null, selector: string): void {
  for (const element of root?.querySelectorAll<HTMLElement>(selector) ?? []) {
    element.focus()
    if (document.activeElement === element) return
  }
}
