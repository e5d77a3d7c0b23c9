/**
 * A ref for a dialog's container: Ctrl+Enter (⌘+Enter) presses the confirming button, the last of its footer, once per key press. It is
 * handled before the focused element, which is often the cancel button. A dialog without a footer is submitted by its form.
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
