import type { RowSlice } from './readSlice'

/** Shown rows, and changes since. */
export interface FrozenRows<Row> {
  /** Rows in fixed places, each with its latest known data. */
  shown: RowSlice<Row>
  /** Number of new rows before or between the remaining ones that are not shown yet; those after them are on the next page. */
  added: number
  /** Tokens of shown rows that the current list no longer contains here. */
  gone: ReadonlySet<string>
  /** Number of rows after the shown ones. */
  left: number
}

/** Shows rows as they were read. */
export function take<Row>(rows: RowSlice<Row>): FrozenRows<Row> {
  return { shown: rows, added: 0, gone: new Set(), left: leftAfter(rows, rows.items.length) }
}

/**
 * Merges a refetch into the shown rows: nothing moves under the pointer, so new rows are held back until the user asks for them,
 * and rows that are gone keep their place until then. An empty list takes the new rows at once.
 */
export function freeze<Row>(
  { shown }: FrozenRows<Row>,
  fresh: RowSlice<Row>,
  tokenOf: (row: Row) => string,
): FrozenRows<Row> {
  if (shown.items.length === 0) return take(fresh)
  const latest = new Map(fresh.items.map((row) => [tokenOf(row), row]))
  const places = new Set(shown.items.map(tokenOf))
  const isShown = (row: Row) => places.has(tokenOf(row))
  const isSame =
    fresh.items.length === shown.items.length &&
    fresh.items.every((row, place) => tokenOf(row) === tokenOf(shown.items[place] as Row))
  // A page that was not full grows; rows after a full one, which fill the places of those gone, belong to the next page.
  const isFull = shown.items.length >= shown.pageSize
  const end = isFull ? fresh.items.findLastIndex(isShown) + 1 : fresh.items.length
  return {
    shown: {
      ...fresh,
      items: isSame ? fresh.items : shown.items.map((row) => latest.get(tokenOf(row)) ?? row),
    },
    added: fresh.items.slice(0, end).filter((row) => !isShown(row)).length,
    gone: new Set([...places].filter((token) => !latest.has(token))),
    left: leftAfter(fresh, end),
  }
}

/** Replaces each row by its latest known version: a read may be older than the answer to a decision, and no row goes back. */
export function asAnswered<Row extends { version: number }>(
  held: FrozenRows<Row>,
  answered: ReadonlyMap<string, Row>,
  tokenOf: (row: Row) => string,
): FrozenRows<Row> {
  const latestOf = (row: Row) => {
    const known = answered.get(tokenOf(row))
    return known && known.version > row.version ? known : row
  }
  const items = held.shown.items.map(latestOf)
  const isSame = items.every((row, place) => row === held.shown.items[place])
  return isSame ? held : { ...held, shown: { ...held.shown, items } }
}

/** Number of rows after the first `count` of a slice. */
function leftAfter({ start, total }: RowSlice<unknown>, count: number): number {
  return Math.max(0, total - (start - 1) - count)
}
