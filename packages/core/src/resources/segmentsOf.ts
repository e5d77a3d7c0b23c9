import { ApiError } from '../api'
import { isToken } from '../contracts'

/**
 * What stands for `:token` in a path. A token may come from an address, which anybody can write. What does not have the shape of a
 * token names no record, and no server is asked.
 * @throws ApiError 404
 */
export function segmentsOf(token: string) {
  if (!isToken(token)) throw new ApiError({ status: 404, code: 'not_found' })
  return { token }
}
