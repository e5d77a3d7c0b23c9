import * as z from 'zod/mini'
import { readableListOf, type Unread } from './readable'
import { instant, type Money, money, type Text, text, token } from './values'

const count = z.int().check(z.nonnegative())

/** How many rows a page may have. */
export const pageSizes = [10, 25, 50, 100] as const

/** How many rows a page has until someone chooses. */
export const defaultPageSize = 25

/** Sums of all rows that match, whatever page they are on: one for each currency that there is. */
const totals = z.array(money)

const facets = z.record(z.string(), z.record(z.string(), count))

const names = z.record(z.string(), z.record(z.string(), text))

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
    facets,
    /** What the values of facets and filters are called that have names in several languages, by the English one. */
    names: z.optional(names),
    totals: z.optional(totals),
  })
}

/**
 * A page, read leniently, since a newer server may know more than this console. Rows that are not as agreed are left out and the
 * others shown. Facets and totals that are not as agreed are left out, too: they matter less than the rows.
 */
export function readablePageOf<Row>(row: z.ZodMiniType<Row>): z.ZodMiniType<Page<Row>> {
  return z.extend(pageOf(row), {
    items: readableListOf(row),
    facets: z.catch(z.record(z.string(), z.catch(facets.def.valueType, {})), {}),
    names: z.catch(z.optional(names), undefined),
    totals: z.catch(z.optional(totals), undefined),
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
  /** What values are called that have names in several languages, by the facet and the English name. */
  names?: Record<string, Record<string, Text>> | undefined
  /** The sums of all rows that match, one for each currency; left out where the list has no amount to sum up. */
  totals?: Money[] | undefined
  /** The rows that could not be read and are not among `items`; left out where all could. */
  unread?: Unread
}

/** Answer of `GET /{resource}/counts?query=…&query=…`: how many rows each query finds, in their order. */
export const counts = z.object({ counts: z.array(count) })

/**
 * Answer of `GET /{resource}/selection`: the records that a query finds, as a bulk decision names them; 2 000 at most, the
 * others with `page=2` and on.
 */
export const selection = z.object({
  items: z.array(z.object({ token, version: z.int(), revision: z.int() })),
  /** How many there are on all pages. */
  total: count,
})

/** What a person saves of a list: `query` is what stands behind the `?` of the address. No two views of a list have one name. */
export const viewToSave = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  query: z.string().check(z.maxLength(4000)),
})

/** What a person saves of a list. */
export type ViewToSave = z.infer<typeof viewToSave>

/** What of a view is to be another. */
export const viewChange = z.partial(viewToSave)

/** A list query as a person saved it. */
export const savedView = z.extend(viewToSave, { viewId: token })

/** A list query as a person saved it. */
export type SavedView = z.infer<typeof savedView>

/** Answer of `GET /me/views/{list}`: the views a person saved of one list, 20 at most. */
export const savedViews = z.object({ views: z.array(savedView).check(z.maxLength(20)) })
