import { expect, test } from 'vitest'
import { inputBody, keyOf } from '.'

test.each([
  ['Screen size', 'screen_size'],
  ['Şarj süresi (saat)', 'sarj_suresi_saat'],
  ['3rd party', 'rd_party'],
  ['x', ''],
  ['اللون', ''],
])('%j suggests the key %j', (label, key) => {
  expect(keyOf(label)).toBe(key)
})

test('a long label suggests a valid key', () => {
  const key = keyOf(`${'a'.repeat(39)} ${'b'.repeat(39)}`)
  expect(inputBody.def.shape.key.safeParse(key).success).toBe(true)
})
