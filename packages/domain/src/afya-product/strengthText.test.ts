import { createMessages, formatsOf, translateIn } from '@console/core/i18n'
import { expect, test } from 'vitest'
import { strengthText } from './strengthText'
import { afyaProductMessages } from './messages'

test.each([
  ['en', '0.0125%', '0.0125%'],
  ['tr', '0.5%', '%0,5'],
  ['tr', '200 mcg/dose', '200 mcg/doz'],
  ['tr', '21 mg/24 hour', '21 mg/24 saat'],
  ['tr', '2.5 mg/g', '2,5 mg/g'],
  ['ar', '20 mg + 120 mg', '20 مغ + 120 مغ'],
  ['tr', 'as needed', 'as needed'],
] as const)('in %s, %s reads %s', async (language, label, words) => {
  const { i18n, load } = createMessages(language)
  await load(afyaProductMessages)
  expect(strengthText(label, translateIn(i18n), formatsOf(language))).toBe(words)
})
