/**
 * Keeps the keys of input methods from every handler of the page: Enter that takes a candidate sends nothing, and Escape that drops one
 * closes nothing. Called once, before anything is drawn; handlers need no check of their own. Editors (`contenteditable`) get their keys,
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

/** Safari ends the composition before the key that ended it, and marks that one by its code alone. */
function isComposed(event: KeyboardEvent): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- there is nothing else that tells it in Safari
  return event.isComposing || event.keyCode === 229
}
