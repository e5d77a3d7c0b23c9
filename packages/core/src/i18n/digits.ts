/**
 * Replaces Arabic and Persian digits with Latin ones, and the Arabic decimal point with a point: an Arabic keyboard
 * writes ٢, which is 2 in any number field.
 */
export function latinDigits(text: string): string {
  return text
    .replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll(/(?<=\d)\u066B(?=\d)/g, '.')
    .replaceAll(/(?<=\d)\u066C(?=\d)/g, '')
}
