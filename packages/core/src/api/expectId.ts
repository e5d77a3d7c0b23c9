import type { ResponseMeta } from './call'

/**
 * Lets only that record through that was asked for, or that there is none: as the `finish` of a call.
 * @throws ApiError `foreign` where it is another
 */
export function expectId<Found extends { id: string } | null>(id: string) {
  return (found: Found, { foreign }: ResponseMeta): Found => {
    if (found === null || found.id === id) return found
    throw foreign('record (another)')
  }
}
