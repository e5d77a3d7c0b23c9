import { expect, test } from 'vitest'
import { isolateIn, withoutDirection } from './isolate'

test.each([
  ['1 kg × 10', 'rtl', '\u20681 kg × 10\u2069'],
  ['Dodoma', 'rtl', '\u2068Dodoma\u2069'],
  ['مؤسسة Acme', 'rtl', '\u2068مؤسسة Acme\u2069'],
  ['مؤسسة النور', 'rtl', 'مؤسسة النور'],
  ['–', 'rtl', '–'],
  ['1 kg × 10', 'ltr', '1 kg × 10'],
  ['مؤسسة النور', 'ltr', '\u2068مؤسسة النور\u2069'],
] as const)('%j in %s text is %j', (text, around, isolated) => {
  expect(isolateIn(around, text)).toBe(isolated)
})

test('direction marks are removed for files', () => {
  expect(withoutDirection('\u20681 kg × 10\u2069 8.7\u200E%\u200E')).toBe('1 kg × 10 8.7%')
})
