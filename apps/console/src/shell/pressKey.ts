/**
 * Does what a single key does where the focus is, for who found it by its name: by the key itself, so that whatever hears keys asks
 * and refuses as it does with the keyboard.
 */
export function pressKey(key: string): void {
  const pressed = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  ;(document.activeElement ?? document.body).dispatchEvent(pressed)
}
