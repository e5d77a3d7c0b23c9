import { waitFor } from 'storybook/test'

/** What has the focus in a form or dialog, or had it last. Notices are no dialogs to the keyboard. */
let last: Element | null = null

/** The form of a page that it stands in; null in a dialog. */
let form: Element | null = null

/** The dialog that it stands in, and whether anything had the focus before that was opened. */
let dialog: Element | null = null
let isOpenedByKeys = false

document.addEventListener('focusin', ({ target, relatedTarget }) => {
  const element = target as Element
  const around = element.closest('section[role="dialog"], section[role="alertdialog"]')
  if (around && around !== dialog) isOpenedByKeys = relatedTarget !== null
  dialog = around
  form = dialog ? null : element.closest('form')
  last = form || (dialog && isOpenedByKeys) ? element : null
})

/** Forgets what had the focus in the story before. */
export function forgetFocus(): void {
  last = null
  form = null
  dialog = null
}

/**
 * Fails a story that leaves the keyboard nowhere: what had the focus in a form or dialog has gone or is disabled, and nothing has taken the
 * focus over, so that no key works any more. Where a whole form of the page has gone, the next screen takes the focus.
 * @throws Error that names what had it
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
