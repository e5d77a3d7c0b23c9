import { ApiError } from '../api'
import { isToken } from '../contracts'

/**
 * Value of `:token` in a path. A token may come from an address, which anyone can write. A value without the form of a token names
 * no record, and no server is called.
 * @throws ApiError 404
 */
export function segmentsOf(token: string) {
  if (!isToken(token)) throw new ApiError({ status: 404, code: 'not_found' })
  return { token }
}
