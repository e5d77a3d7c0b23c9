import { ApiError } from './ApiError'

/**
 * What a call was about, as it was answered. The sample calls answer always with 200 (specification 8), and so with null where a
 * record has gone meanwhile: that is a refusal all the same, and told as any other.
 * @throws ApiError 404 `not_found` where it is null or left out
 */
export function requireFound<Found>(found: Found | null | undefined): Found {
  if (found === null || found === undefined) throw new ApiError({ status: 404, code: 'not_found' })
  return found
}
