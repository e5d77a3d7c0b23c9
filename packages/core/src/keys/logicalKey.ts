const signs: Readonly<Record<string, string>> = {
  Slash: '/',
  Period: '.',
  BracketLeft: '[',
  BracketRight: ']',
}

/**
 * The logical letter or sign of a key. On an Arabic layout the key A writes ش, the key `/` writes ظ and with Shift ؟; they are still the
 * keys A and `/`, and the question mark. Layouts with other Latin letters have their own A and `/`, which are used as typed.
 */
export function logicalKey({
  key,
  code,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  if (/^[\x20-\x7E]$/.test(key)) return key.toLowerCase()
  if (key === '؟') return '?'
  if (/^Key([A-Z])$/.test(code)) return code.slice(-1).toLowerCase()
  if (/\p{Script=Latin}/u.test(key)) return ''
  return shiftKey ? (code === 'Slash' ? '?' : '') : (signs[code] ?? '')
}
