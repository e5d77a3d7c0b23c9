/**
 * Triggers the action of a single key at the focus, for a user who found it by name: it dispatches the key itself, so that every
 * listener asks and refuses as with the keyboard.
 */
export function pressKey(key: string): void {
  const pressed = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  ;(document.activeElement ?? document.body).dispatchEvent(pressed)
}
