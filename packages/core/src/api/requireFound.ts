import { ApiError } from './ApiError'

/**
 * Returns the found record. The sample calls always respond with 200 (specification 8), and so with null for a deleted record:
 * that is treated as any other refusal.
 * @throws ApiError 404 `not_found` where it is null or left out
 */
export function requireFound<Value>(found: Value | null | undefined): Value {
  if (found === null || found === undefined) throw new ApiError({ status: 404, code: 'not_found' })
  return found
}
