/**
 * A text with its Arabic and Persian digits as Latin ones, sign for sign: what an Arabic keyboard writes where a number or a code
 * is typed is stored and sent as everyone's.
 */
export function latinDigits(text: string): string {
  return text.replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) =>
    String(digit.charCodeAt(0) & 0xf),
  )
}

/** Writes the digits of an input as Latin ones; the caret stays where it is. */
export function writeLatinDigits(input: HTMLInputElement): void {
  const latin = latinDigits(input.value)
  if (latin === input.value) return
  const { selectionStart, selectionEnd } = input
  input.value = latin
  // An address of e-mail has no selection that could be read.
  if (selectionStart !== null) input.setSelectionRange(selectionStart, selectionEnd)
}
