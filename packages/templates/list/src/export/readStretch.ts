import type { Page } from '@console/core/contracts'

/** Rows of a list from any place on, where a page begins only after a whole number of others. */
export interface Stretch<Row> extends Omit<Page<Row>, 'page'> {
  /** The place of its first row among all that match, from 1. */
  start: number
}

/** A list whose pages can be read. */
export interface ReadablePages<Row> {
  read(page: number): Promise<Page<Row>>
  pageSize: number
  tokenOf(row: Row): string
}

/** How often pages are read again that do not belong together, because the list changed between them. */
const mostTries = 3

/**
 * Reads the rows that begin at `start`. Where the list has lost rows before them, as others decide too, what was known to
 * stand there stands further up by now: the stretch then begins where the first of `known` is.
 * @param known the tokens that stood there before, in their order
 */
export async function readStretch<Row>(
  pages: ReadablePages<Row>,
  start: number,
  known: readonly string[] = [],
): Promise<Stretch<Row>> {
  const { pageSize, tokenOf } = pages
  const first = pageAt(start, pageSize)
  const part = await readPages(pages, first, pageAt(start + pageSize - 1, pageSize))
  const whole = (rows: Part<Row>, from: number) => stretchOf(rows, from, pageSize)
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
 * Reads what follows the rows that were seen, wherever those stand by now: what was decided has left the list, and what comes
 * after it has moved up. Nothing is passed over, nothing comes twice. It is empty where nothing follows.
 * @param start where the rows that are shown began
 * @param isSeen whether a row is one of them, or one of those before
 */
export async function readFollowing<Row>(
  pages: ReadablePages<Row>,
  start: number,
  isSeen: (token: string) => boolean,
): Promise<Stretch<Row>> {
  const { pageSize, tokenOf } = pages
  const wasSeen = (row: Row | undefined) => row !== undefined && isSeen(tokenOf(row))
  const first = pageAt(start, pageSize)
  let part = await readPages(pages, first, pageAt(start + 2 * pageSize - 1, pageSize))
  // What was seen stands further up, or has all been decided: the page before tells which.
  if (!wasSeen(part.items[start - part.start]) && part.start > 1)
    part = await readPages(pages, first - 1, part.last)
  const last = part.items.findLastIndex(wasSeen)
  return stretchOf(part, last === -1 ? start : part.start + last + 1, pageSize)
}

/** The number of the page on which a place is. */
function pageAt(place: number, pageSize: number): number {
  return Math.floor((place - 1) / pageSize) + 1
}

/** Neighbouring pages as one. */
type Part<Row> = Stretch<Row> & { last: number }

/** Reads neighbouring pages as they were at one time, as far as that can be told. */
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
    if (answer && (totals.size === 1 || tries === mostTries)) {
      const { page: _, ...rest } = answer
      return { ...rest, items: [...rows.values()], start: (first - 1) * pageSize + 1, last }
    }
  }
}

function stretchOf<Row>(
  { last: _, ...part }: Part<Row>,
  start: number,
  length: number,
): Stretch<Row> {
  const from = start - part.start
  return { ...part, start, items: part.items.slice(from, from + length) }
}
