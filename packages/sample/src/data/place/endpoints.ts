import { normalizeForSearch } from '@console/core/i18n'
import { allCounties, placeSearchHits } from '@console/domain/place'
import { systemAdmin } from '@console/core/permissions'
import type { HttpHandler } from 'msw/http'
import * as z from 'zod/mini'
import { endpoint, type Resolver } from '../../server/endpoint'
import { countiesOf, type CountyAndTown, isServed, placeCountries } from './lists'

/** Maximum results. */
const max = 10

/** `GET /places`, also for guests. */
function find(
  resolver: Resolver<z.infer<typeof placeSearchHits>, undefined, 'public'>,
): HttpHandler {
  return endpoint(
    {
      method: 'GET',
      base: 'business',
      path: '/places',
      roles: 'public',
      answer: placeSearchHits,
      query: {
        q: { value: z.string().check(z.maxLength(80)) },
        country: { value: z.union([z.enum(placeCountries), z.literal('')]) },
      },
    },
    resolver,
  )
}

/** `GET /places/counties`, for the delivery zones of the settings. */
function counties(resolver: Resolver<z.infer<typeof allCounties>, undefined, typeof systemAdmin>) {
  return endpoint(
    {
      method: 'GET',
      base: 'business',
      path: '/places/counties',
      roles: systemAdmin,
      answer: allCounties,
    },
    resolver,
  )
}

const handlers: readonly HttpHandler[] = [
  counties(() => ({
    items: placeCountries.map((country) => ({
      country,
      counties: countiesOf(country).map(({ county }) => county),
    })),
  })),
  find(({ query }) => {
    const asked = normalizeForSearch(query.get('q') ?? '').trim()
    const country = query.get('country') ?? ''
    const items = isServed(country)
      ? countiesOf(country)
          .map((place) => ({ place, rank: rankOf(place, asked) }))
          .filter(({ rank }) => rank < 3)
          // Places of the same rank stay in the order of their names.
          .toSorted((one, other) => one.rank - other.rank)
          .slice(0, max)
          .map(({ place }) => ({ country, ...place }))
      : []
    return { items }
  }),
]

/** 0 if the name begins with the text, 1 if the town's does, 2 if either contains it; 3 for no match. */
function rankOf({ county, town }: CountyAndTown, asked: string): number {
  const [ofCounty, ofTown] = [normalizeForSearch(county), normalizeForSearch(town)]
  if (ofCounty.startsWith(asked)) return 0
  if (ofTown.startsWith(asked)) return 1
  return ofCounty.includes(asked) || ofTown.includes(asked) ? 2 : 3
}

/** Endpoints of places. */
export const placeEndpoints = { counties, find, handlers }
