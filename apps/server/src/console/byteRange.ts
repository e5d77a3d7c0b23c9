/** A range of bytes in a file, first and last included. */
export interface ByteRange {
  first: number
  last: number
}

/**
 * Reads a `Range` header (RFC 9110, 14.2).
 * @param size of the whole file, in bytes
 * @returns undefined if the whole file is sent: there is no header, it is malformed, its end comes before its start, or it names
 * several ranges; `unsatisfiable` if it begins after the file's end
 */
export function byteRangeOf(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 }
  }
  const range = { first: Number(first), last: last === '' ? size - 1 : Number(last) }
  if (last !== '' && range.last < range.first) return undefined
  if (range.first >= size) return 'unsatisfiable'
  return { first: range.first, last: Math.min(range.last, size - 1) }
}
