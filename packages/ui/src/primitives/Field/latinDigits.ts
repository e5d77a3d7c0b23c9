/**
 * Replaces Arabic and Persian digits with Latin ones, character by character: numbers and codes typed on an Arabic keyboard are
 * stored and sent in one form.
 */
export function latinDigits(text: string): string {
  return text.replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) =>
    String(digit.charCodeAt(0) & 0xf),
  )
}

/** Replaces the digits of an input with Latin ones and keeps the caret. */
export function writeLatinDigits(input: HTMLInputElement): void {
  const latin = latinDigits(input.value)
  if (latin === input.value) return
  const { selectionStart, selectionEnd } = input
  input.value = latin
  // An email input has no readable selection.
  if (selectionStart !== null) input.setSelectionRange(selectionStart, selectionEnd)
}
