import * as z from 'zod/mini'
import { countries } from '../parties/contract'

/** A county, a district or a region, as lists of a country name it, with the town that it is known by. */
export const place = z.object({
  country: z.enum(countries),
  county: z.string(),
  town: z.string(),
})

/** A county, a district or a region of a country. */
export type Place = z.infer<typeof place>

/** Answer of `GET {business}/places?q=&country=`: at most ten, those first whose name begins with what was asked. */
export const foundPlaces = z.object({ items: z.array(place) })

/** Answer of `GET {business}/places/counties`: all counties of each country that the marketplace is in. */
export const allCounties = z.object({
  items: z.array(z.object({ country: z.enum(countries), counties: z.array(z.string()) })),
})
