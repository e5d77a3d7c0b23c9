import { isToken } from '../contracts'
import { ApiError } from './ApiError'

/**
 * Value of `:token` in a path. A token may come from an address, which anyone can write. A value without the form of a token names
 * no record, and no server is called.
 * @throws ApiError 404
 */
export function segmentsOf(token: string) {
  if (!isToken(token)) throw new ApiError({ status: 404, code: 'not_found' })
  return { token }
}

/**
 * Fills in a path: each `:name` becomes one encoded segment, so that no value from an address or a record can redirect a
 * call.
 * @throws Error for a name without a segment, and for `.`, `..` and empty text, which an address resolves relatively
 */
export function fillPath(path: string, segments: Readonly<Record<string, string>> = {}): string {
  return path.replaceAll(/(?<=\/):(\w+)/g, (_, name: string) => {
    const segment = segments[name] ?? ''
    if (/^\.{0,2}$/.test(segment)) throw new Error(`No segment for :${name} in ${path}`)
    return encodeURIComponent(segment)
  })
}
