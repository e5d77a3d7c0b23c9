import { waitFor } from 'storybook/test'

/** The focused element of a form or dialog, or the last one. Notices do not count as dialogs. */
let last: Element | null = null

/** Its form; null in a dialog. */
let form: Element | null = null

/** Its dialog, and whether an element was focused before the dialog opened. */
let dialog: Element | null = null
let hadFocusBefore = false

document.addEventListener('focusin', ({ target, relatedTarget }) => {
  const element = target as Element
  const around = element.closest('section[role="dialog"], section[role="alertdialog"]')
  if (around && around !== dialog) hadFocusBefore = relatedTarget !== null
  dialog = around
  form = dialog ? null : element.closest('form')
  last = form || (dialog && hadFocusBefore) ? element : null
})

/** Resets the check for the next story. */
export function forgetFocus(): void {
  last = null
  form = null
  dialog = null
}

/**
 * Fails a story that loses the focus: the focused element of a form or dialog was removed or disabled, and the focus fell to the body.
 * A form that was removed as a whole is ignored, because the next screen takes the focus.
 * @throws Error that names the element
 */
export async function checkFocus(): Promise<void> {
  if (!isLost()) return
  await waitFor(
    () => {
      if (last && isLost()) throw new Error(`The focus is lost. It was on ${nameOf(last)}`)
    },
    { timeout: 2000 },
  )
}

function isLost(): boolean {
  if (last === null || document.activeElement !== document.body) return false
  const isLeft = form !== null && !form.isConnected
  return !isLeft && (!last.isConnected || last.matches(':disabled'))
}

function nameOf(element: Element): string {
  const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 60)
  return `<${element.localName}> “${name}”`
}
