import * as z from 'zod/mini'
import { countries } from '../parties/contract'

/** A county, district or region as in official lists of a country, with its best-known town. */
export const place = z.object({
  country: z.enum(countries),
  county: z.string(),
  town: z.string(),
})

export type Place = z.infer<typeof place>

/** Answer of `GET {business}/places?q=&country=`: at most ten, with names that begin with the text first. */
export const placeSearchHits = z.object({ items: z.array(place) })

/** Answer of `GET {business}/places/counties`: all counties of each country of the marketplace. */
export const allCounties = z.object({
  items: z.array(z.object({ country: z.enum(countries), counties: z.array(z.string()) })),
})
