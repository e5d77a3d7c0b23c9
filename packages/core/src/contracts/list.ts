import * as z from 'zod/mini'
import { instant, token } from './values'

const count = z.int().check(z.nonnegative())

/** How many rows a page may have. */
export const pageSizes = [10, 25, 50, 100] as const

/** How many rows a page has until someone chooses. */
export const defaultPageSize = 25

/** Answer of every list call: one page of rows, and how many there are of each value of the facets that were asked for. */
export function pageOf<Row>(row: z.ZodMiniType<Row>) {
  return z.object({
    items: z.array(row),
    /** Counts from 1. */
    page: z.int().check(z.positive()),
    pageSize: z.int().check(z.positive()),
    /** How many rows there are on all pages. */
    total: count,
    /** The server's clock, which ages are counted from. */
    asOf: instant,
    facets: z.record(z.string(), z.record(z.string(), count)),
  })
}

/** One page of rows. */
export interface Page<Row> {
  items: Row[]
  page: number
  pageSize: number
  total: number
  asOf: string
  facets: Record<string, Record<string, number>>
}

/** Answer of `GET /{resource}/counts?query=…&query=…`: how many rows each query finds, in their order. */
export const counts = z.object({ counts: z.array(count) })

/** Answer of `GET /{resource}/selection`: every record a query finds, 2 000 at most, as a bulk decision names them. */
export const selection = z.object({
  items: z.array(z.object({ token, version: z.int(), revision: z.int() })),
  /** How many there are, which may be more. */
  total: count,
})

/** A list query as a person saved it: `query` is what stands behind the `?` of the address. */
export const savedView = z.object({
  viewId: token,
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  query: z.string(),
})

/** A list query as a person saved it. */
export type SavedView = z.infer<typeof savedView>

/** Answer of `GET /me/views/{list}`, and what `PUT` sends: the views a person saved of one list, 20 at most. */
export const savedViews = z.object({ views: z.array(savedView).check(z.maxLength(20)) })
