/**
 * A ref for what a dialog stands in: Ctrl+Enter (⌘+Enter) presses the button that goes on, the last of its footer, once for each press of
 * the keys. It is heard before whatever has the focus, which is often the button that goes back. A dialog without a footer is sent by
 * its form.
 */
export function confirmByKeys(element: HTMLElement | null) {
  if (!element) return
  const dialog = element

  function hear(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, repeat } = event
    if (key !== 'Enter' || !(ctrlKey || metaKey)) return
    const button = [...dialog.querySelectorAll<HTMLElement>('footer button')].at(-1)
    if (!button) return
    event.preventDefault()
    event.stopPropagation()
    if (!repeat) button.click()
  }

  dialog.addEventListener('keydown', hear, { capture: true })
  return () => dialog.removeEventListener('keydown', hear, { capture: true })
}
