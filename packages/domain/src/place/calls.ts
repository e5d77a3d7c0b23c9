import type { Send } from '@console/core/api'
import { allCounties, placeSearchHits } from './contract'

/**
 * Finds counties of a country by their name or that of their town. The list is the server's own, without an external
 * service.
 * @param country ISO 3166-1 code; an empty one has no result
 */
export function findPlaces(send: Send, q: string, country: string, signal?: AbortSignal) {
  return send({
    base: 'business',
    method: 'GET',
    path: '/places',
    query: { q, country },
    isPublic: true,
    answer: placeSearchHits,
    signal,
  })
}

/** All counties of each country of the marketplace, sorted by name. */
export async function readCounties(send: Send, signal?: AbortSignal) {
  const { items } = await send({
    base: 'business',
    method: 'GET',
    path: '/places/counties',
    answer: allCounties,
    signal,
  })
  return items
}
