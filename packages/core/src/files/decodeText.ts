/** How a text says that it is written, by what stands before it. */
const marks: readonly [encoding: string, mark: readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/**
 * The text of a file that somebody chose, never with letters that are not its own. By what stands before it (its byte order mark), else
 * UTF-8 where all of it is, else as it says itself.
 * @param saidIn finds in what can be read of any encoding (ASCII) which one the file names; null where it names none
 * @returns null where it is not known how it is written
 */
export function decodeText(
  bytes: Uint8Array,
  saidIn: (ascii: string) => string | null = () => null,
): string | null {
  const [marked] = marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte)) ?? []
  if (marked !== undefined) return decode(bytes, marked)
  const said = saidIn(decode(bytes, 'windows-1252') ?? '')
  // Some encodings are ASCII to the eye; what is beyond it and UTF-8 throughout is UTF-8, whatever the file says.
  const isAscii = bytes.every((byte) => byte < 0x80)
  const inUtf8 = decode(bytes, 'utf-8')
  if (said === null || (inUtf8 !== null && !isAscii)) return inUtf8
  return decode(bytes, said)
}

/** Null where it is not written so, and for what is no text. */
function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}
