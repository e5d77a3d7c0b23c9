/** Byte order marks of text encodings. */
const marks: readonly [encoding: string, mark: readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/**
 * Decodes the text of a user's file, never with wrong characters. By its byte order mark, else as UTF-8 where all of it is valid, else
 * by the encoding it declares.
 * @param declaredCharset finds the declared encoding in the part that is readable in any encoding (ASCII); null where there is none
 * @returns null for an unknown encoding
 */
export function decodeText(
  bytes: Uint8Array,
  declaredCharset: (ascii: string) => string | null = () => null,
): string | null {
  const [marked] = marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte)) ?? []
  if (marked !== undefined) return decode(bytes, marked)
  const charset = declaredCharset(decode(bytes, 'windows-1252') ?? '')
  // Some encodings look like ASCII; a file with other bytes that is valid UTF-8 is UTF-8, whatever it declares.
  const isAscii = bytes.every((byte) => byte < 0x80)
  const inUtf8 = decode(bytes, 'utf-8')
  if (charset === null || (inUtf8 !== null && !isAscii)) return inUtf8
  return decode(bytes, charset)
}

/** Null where the bytes are invalid in this encoding, or binary. */
function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}
