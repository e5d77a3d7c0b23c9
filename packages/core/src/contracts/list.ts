import * as z from 'zod/mini'
import { readableListOf, type Skipped } from './readable'
import { instant, type Money, money, type Text, text, token } from './values'

const count = z.int().check(z.nonnegative())

/** Allowed page sizes. */
export const pageSizes = [10, 25, 50, 100] as const

/** Default page size. */
export const defaultPageSize = 25

/** Sums over all matching rows, on any page: one for each currency. */
const totals = z.array(money)

const facets = z.record(z.string(), z.record(z.string(), count))

const names = z.record(z.string(), z.record(z.string(), text))

/** Response of every list call: one page of rows, and the number of rows per value of the requested facets. */
export function pageOf<Row>(row: z.ZodMiniType<Row>) {
  return z.object({
    items: z.array(row),
    /** Counts from 1. */
    page: z.int().check(z.positive()),
    pageSize: z.int().check(z.positive()),
    /** Number of rows on all pages. */
    total: count,
    /** The server's time, the reference of ages. */
    asOf: instant,
    facets,
    /** Names of facet and filter values with names in several languages, by the English one. */
    names: z.optional(names),
    totals: z.optional(totals),
  })
}

/**
 * Lenient schema of a page, since a newer server may know more than this console. Rows that don't match the contract are skipped
 * and the others shown. Facets and totals that don't match are left out, too: they matter less than the rows.
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
  /** Names of values with names in several languages, by the facet and the English name. */
  names?: Record<string, Record<string, Text>> | undefined
  /** Sums over all matching rows, one for each currency; left out where the list has no amount. */
  totals?: Money[] | undefined
  /** Rows that were skipped because they did not parse; left out where there are none. */
  skipped?: Skipped
}

/** Response of `GET /{resource}/counts?query=…&query=…`: number of matching rows per query, in order. */
export const counts = z.object({ counts: z.array(count) })

/**
 * Response of `GET /{resource}/selection`: references to the matching records, as a bulk decision names them; at most 2 000, the
 * others with `page=2` and so on.
 */
export const selection = z.object({
  items: z.array(z.object({ token, version: z.int(), revision: z.int() })),
  /** Number of records on all pages. */
  total: count,
})

/** A list view to save: `query` is the query string of the address. Names are unique among the views of a list. */
export const viewToSave = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  query: z.string().check(z.maxLength(4000)),
})

/** A list view to save. */
export type ViewToSave = z.infer<typeof viewToSave>

/** Changed members of a view. */
export const viewChange = z.partial(viewToSave)

/** A saved list view. */
export const savedView = z.extend(viewToSave, { viewId: token })

/** A saved list view. */
export type SavedView = z.infer<typeof savedView>

/** Response of `GET /me/views/{list}`: the user's saved views of one list, at most 20. */
export const savedViews = z.object({ views: z.array(savedView).check(z.maxLength(20)) })
