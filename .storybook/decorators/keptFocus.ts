/** What has the focus in a form or dialog, or had it last. */
let last: Element | null = null

document.addEventListener('focusin', ({ target }) => {
  const element = target as Element
  last = element.closest('form, [role="dialog"], [role="alertdialog"]') ? element : null
})

/** Forgets what had the focus in the story before. */
export function forgetFocus(): void {
  last = null
}

/**
 * Fails a story that leaves the keyboard nowhere: what had the focus in a form or dialog has gone or is disabled, and nothing has taken the
 * focus over, so that no key of the form works any more.
 * @throws Error that names what had it
 */
export function checkFocus(): void {
  const isLost = last !== null && (!last.isConnected || last.matches(':disabled'))
  if (isLost && document.activeElement === document.body)
    throw new Error(`The focus is lost. It was on ${nameOf(last as Element)}`)
}

function nameOf(element: Element): string {
  const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 60)
  return `<${element.localName}> “${name}”`
}
