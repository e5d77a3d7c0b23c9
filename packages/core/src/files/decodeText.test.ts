import { expect, test } from 'vitest'
import { decodeText } from './decodeText'

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as string))))
const utf16 = (text: string) => [...Buffer.from(text, 'utf16le')]
const swapped = (text: string) => [...Buffer.from(text, 'utf16le').swap16()]
const latin = (text: string) => [...Buffer.from(text, 'latin1')]
const charsetOf = (charset: string) => () => charset

test.each([
  ['UTF-8', bytes('Zoë Çelik أمينة')],
  ['UTF-8 with a byte order mark', bytes([0xef, 0xbb, 0xbf], 'Zoë Çelik أمينة')],
  ['UTF-16, little-endian', bytes([0xff, 0xfe], utf16('Zoë Çelik أمينة'))],
  ['UTF-16, big-endian', bytes([0xfe, 0xff], swapped('Zoë Çelik أمينة'))],
])('decodes %s', (_, file) => {
  expect(decodeText(file)).toBe('Zoë Çelik أمينة')
})

test('decodes other encodings as declared, and does not guess without a valid declaration', () => {
  expect(decodeText(bytes(latin('Zoë')), charsetOf('ISO-8859-1'))).toBe('Zoë')
  expect(decodeText(bytes([0xdd, 0x73]), charsetOf('windows-1254'))).toBe('İs')
  expect(decodeText(bytes(latin('Zoë')))).toBeNull()
  expect(decodeText(bytes(latin('Zoë')), charsetOf('UTF-8'))).toBeNull()
  expect(decodeText(bytes(latin('Zoë')), charsetOf('klingon'))).toBeNull()
})

test('decodes an encoding of ASCII bytes as declared', () => {
  const file = bytes([0x1b, 0x24, 0x42, 0x46, 0x7c, 0x4b, 0x5c, 0x1b, 0x28, 0x42])
  expect(decodeText(file, charsetOf('ISO-2022-JP'))).toBe('日本')
})

test('decodes valid UTF-8 as UTF-8, whatever the file declares', () => {
  expect(decodeText(bytes('Zoë'), charsetOf('ISO-8859-1'))).toBe('Zoë')
})

test('returns null for binary data and for UTF-16 without a byte order mark', () => {
  expect(decodeText(bytes([0x89, 0x50, 0x4e, 0x47, 0, 0]))).toBeNull()
  expect(decodeText(bytes(utf16('without a mark')))).toBeNull()
})
