/**
 * Hides the keys of input methods from every handler of the page: Enter that accepts a candidate submits nothing, and Escape that cancels
 * one closes nothing. Called once, before rendering; handlers need no check of their own. Editors (`contenteditable`) get their keys,
 * which they handle themselves.
 */
export function ignoreComposedKeys(): void {
  window.addEventListener(
    'keydown',
    (event) => {
      const isInEditor = event.target instanceof HTMLElement && event.target.isContentEditable
      if (isComposed(event) && !isInEditor) event.stopImmediatePropagation()
    },
    { capture: true },
  )
}

/** Safari ends the composition before the key that ended it, and marks that key only by its code. */
function isComposed(event: KeyboardEvent): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- there is nothing else that tells it in Safari
  return event.isComposing || event.keyCode === 229
}
