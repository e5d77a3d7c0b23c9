import { formatsOf } from '@console/core/i18n'
import { expect, test } from 'vitest'
import { sizeText } from './Attachments'

test.each([
  ['240 KB', '240 kB'],
  ['1.44 mb', '1.4 MB'],
  ['900 B', '1 kB'],
  ['large', 'large'],
  ['', ''],
])('writes %j as %j', (size, text) => {
  expect(sizeText(size, formatsOf('en'))).toBe(text)
})

test('writes the unit in the user’s language', () => {
  expect(sizeText('240 KB', formatsOf('ar'))).toBe(formatsOf('ar').bytes(240_000))
})
