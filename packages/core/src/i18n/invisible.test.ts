import { expect, test } from 'vitest'
import { withoutInvisible } from './invisible'

test.each([
  ['Acme\u200B', 'Acme'],
  ['\u202AّBeta\u202C\u200E', 'ّBeta'],
  ['PPB/D/1\uFEFF\u2060\u00AD', 'PPB/D/1'],
  ['a\u0000b\u001F', 'ab'],
  ['می\u200Cخواهم 👩\u200D🔬', 'می\u200Cخواهم 👩\u200D🔬'],
  ['a\tb\nc', 'a\tb\nc'],
])('%j is %j', (text, plain) => expect(withoutInvisible(text)).toBe(plain))
