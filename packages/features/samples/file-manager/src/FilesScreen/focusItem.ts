/**
 * Puts the focus on an item of the files that are shown: that of the id, or where it is not among them the first one.
 * @returns whether there is one
 */
export function focusItem(panes: Element | null, id: string | null): boolean {
  const rows = '[role="row"][data-key]'
  const item =
    (id === null
      ? null
      : panes?.querySelector<HTMLElement>(`${rows}[data-key="${CSS.escape(id)}"]`)) ??
    panes?.querySelector<HTMLElement>(`:is(tbody, [role="grid"]:not(table)) ${rows}`)
  item?.focus()
  return item != null
}
