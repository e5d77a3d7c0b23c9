import type { Send } from '@console/core/api'
import { allCounties, foundPlaces } from './contract'

/**
 * Counties of a country by their name or that of their town. The list is the server's own: nobody else is asked.
 * @param country as ISO 3166-1 has it; none is found in an empty one
 */
export function findPlaces(send: Send, q: string, country: string, signal?: AbortSignal) {
  return send({
    base: 'business',
    method: 'GET',
    path: '/places',
    query: { q, country },
    isPublic: true,
    answer: foundPlaces,
    signal,
  })
}

/** All counties of each country that the marketplace is in, in the order of their names. */
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
