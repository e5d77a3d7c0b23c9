/** What has the focus in a form or dialog, or had it last. Notices are no dialogs to the keyboard. */
let last: Element | null = null

/** The form of a page that it stands in; null in a dialog. */
let form: Element | null = null

document.addEventListener('focusin', ({ target }) => {
  const element = target as Element
  const isInDialog = element.closest('section[role="dialog"], section[role="alertdialog"]') !== null
  form = isInDialog ? null : element.closest('form')
  last = form || isInDialog ? element : null
})

/** Forgets what had the focus in the story before. */
export function forgetFocus(): void {
  last = null
  form = null
}

/**
 * Fails a story that leaves the keyboard nowhere: what had the focus in a form or dialog has gone or is disabled, and nothing has taken the
 * focus over, so that no key works any more. Where a whole form of the page has gone, the next screen takes the focus.
 * @throws Error that names what had it
 */
export function checkFocus(): void {
  if (last === null || document.activeElement !== document.body) return
  const isLeft = form !== null && !form.isConnected
  if (!isLeft && (!last.isConnected || last.matches(':disabled')))
    throw new Error(`The focus is lost. It was on ${nameOf(last)}`)
}

function nameOf(element: Element): string {
  const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 60)
  return `<${element.localName}> “${name}”`
}
