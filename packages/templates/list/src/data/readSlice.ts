import type { Send } from '@console/core/api'
import type { Page } from '@console/core/contracts'
import { readPage, type Resource } from '@console/core/resources'
import type { ActionableRow } from '@console/core/workflows'
import { resourceKeys } from '@console/query-boundary'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type ListShape, type ListState, queryOf } from '../address/listAddress'

/** Slice of rows from any position, whereas a page begins only after a whole number of pages. */
export interface RowSlice<Row> extends Omit<Page<Row>, 'page'> {
  /** Position of its first row among all matches, from 1. */
  start: number
}

/** Paginated list that can be read. */
export interface ReadablePages<Row> {
  read(page: number): Promise<Page<Row>>
  pageSize: number
  tokenOf(row: Row): string
}

/** Stale time in milliseconds: returning to a list shows it at once. */
const freshTime = 10_000

/** Maximum attempts to read consistent pages, because the list may change between them. */
const maxTries = 3

/** Dependencies of reading rows. */
export interface Reader<Row extends ActionableRow> {
  send: Send
  queries: QueryClient
  resource: Pick<Resource<Row>, 'id' | 'base' | 'path' | 'row' | 'tokenOf'>
  config: ListShape
}

/**
 * Query options of a state's rows. A refetch starts at the same rows and not at the same position, because rows that
 * others decide leave the list.
 * @param expected record that should be among them
 */
export function sliceOptions<Row extends ActionableRow>(
  { send, queries, resource, config }: Reader<Row>,
  state: ListState,
  expected?: string,
) {
  const queryKey = resourceKeys.page(resource.id, {
    ...queryOf(config, state),
    start: String(state.start),
    pageSize: String(state.pageSize),
  })
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => {
      const former = queries.getQueryData<RowSlice<Row>>(queryKey)?.items.map(resource.tokenOf)
      const known = [...(expected === undefined ? [] : [expected]), ...(former ?? [])]
      return readSlice(pagesOf({ send, resource, config }, state, signal), state.start, known)
    },
    staleTime: freshTime,
  })
}

/** Pages of a state's query. */
export function pagesOf<Row extends ActionableRow>(
  { send, resource, config }: Omit<Reader<Row>, 'queries'>,
  state: ListState,
  signal?: AbortSignal,
): ReadablePages<Row> {
  const query = { ...queryOf(config, state), pageSize: String(state.pageSize) }
  return {
    pageSize: state.pageSize,
    tokenOf: resource.tokenOf,
    read: (page) => readPage(send, resource, { ...query, page: String(page) }, signal),
  }
}

/**
 * Reads the rows from `start`. When rows before them have left the list, as others decide too, the known rows have moved up:
 * the slice then begins at the first of `known`.
 * @param known tokens that were there before, in order
 */
export async function readSlice<Row>(
  pages: ReadablePages<Row>,
  start: number,
  known: readonly string[] = [],
): Promise<RowSlice<Row>> {
  const { pageSize, tokenOf } = pages
  const first = pageAt(start, pageSize)
  const part = await readPages(pages, first, pageAt(start + pageSize - 1, pageSize))
  const whole = (rows: Part<Row>, from: number) => sliceOf(rows, from, pageSize)
  const [begin] = known
  const validRows = whole(part, start)
  if (begin === undefined || start === 1 || validRows.items.some((row) => tokenOf(row) === begin))
    return validRows
  const wider = first > 1 ? await readPages(pages, first - 1, part.last) : part
  const asked = new Set(known)
  const found = wider.items.findIndex((row) => asked.has(tokenOf(row)))
  return whole(wider, found === -1 ? start : Math.min(start, wider.start + found))
}

/**
 * Reads the rows after the seen ones at their current position: decided rows have left the list, and the following ones have
 * moved up. No row is missed or repeated. Empty when nothing follows.
 * @param start position of the first shown row
 * @param isSeen reports whether a row is shown, or was shown before
 */
export async function readFollowing<Row>(
  pages: ReadablePages<Row>,
  start: number,
  isSeen: (token: string) => boolean,
): Promise<RowSlice<Row>> {
  const { pageSize, tokenOf } = pages
  const wasSeen = (row: Row | undefined) => row !== undefined && isSeen(tokenOf(row))
  const first = pageAt(start, pageSize)
  let part = await readPages(pages, first, pageAt(start + 2 * pageSize - 1, pageSize))
  // Seen rows have moved up, or have all been decided: the page before decides which.
  if (!wasSeen(part.items[start - part.start]) && part.start > 1)
    part = await readPages(pages, first - 1, part.last)
  const last = part.items.findLastIndex(wasSeen)
  return sliceOf(part, last === -1 ? start : part.start + last + 1, pageSize)
}

/** Page number of a position. */
function pageAt(place: number, pageSize: number): number {
  return Math.floor((place - 1) / pageSize) + 1
}

/** Adjacent pages as one slice. */
type Part<Row> = RowSlice<Row> & { last: number }

/** Reads adjacent pages in a consistent state, as far as the totals show it. */
async function readPages<Row>(
  { read, pageSize, tokenOf }: ReadablePages<Row>,
  first: number,
  last: number,
): Promise<Part<Row>> {
  for (let tries = 1; ; tries += 1) {
    const numbers = Array.from({ length: last - first + 1 }, (_, place) => first + place)
    const answers = await Promise.all(numbers.map(read))
    const totals = new Set(answers.map(({ total }) => total))
    const rows = new Map(answers.flatMap(({ items }) => items.map((row) => [tokenOf(row), row])))
    const [answer] = answers
    if (answer && (totals.size === 1 || tries === maxTries)) {
      const { page: _, ...rest } = answer
      return { ...rest, items: [...rows.values()], start: (first - 1) * pageSize + 1, last }
    }
  }
}

function sliceOf<Row>(
  { last: _, ...part }: Part<Row>,
  start: number,
  length: number,
): RowSlice<Row> {
  const from = start - part.start
  return { ...part, start, items: part.items.slice(from, from + length) }
}
