import { expect, test } from 'vitest'
import { latinDigits } from './digits'

test.each([
  ['٢', '2'],
  ['B-٠٠٠٠٠٤', 'B-000004'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['١٢٫٥', '12.5'],
  ['١٬٢٣٤٫٥', '1234.5'],
  ['مستودع ٧, no. 3', 'مستودع 7, no. 3'],
  ['', ''],
])('%s is %s', (typed, latin) => {
  expect(latinDigits(typed)).toBe(latin)
})
