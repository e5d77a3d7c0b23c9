import type { Stretch } from '../export/readStretch'

/** Rows as they are shown, and what has come since. */
export interface FrozenRows<Row> {
  /** The rows keep their places, whatever is read later; what is known of each is the latest. */
  shown: Stretch<Row>
  /** How many rows have come before or between those that are still there: what follows them comes with the next page. */
  added: number
  /** Rows that the list as it is now no longer has here, by token. */
  gone: ReadonlySet<string>
  /** How many rows follow those that are shown. */
  left: number
}

/** Rows that are shown as they were read. */
export function take<Row>(rows: Stretch<Row>): FrozenRows<Row> {
  return { shown: rows, added: 0, gone: new Set(), left: leftAfter(rows, rows.items.length) }
}

/**
 * What is shown once `fresh` has been read: nothing moves under the pointer, so new rows wait until they are asked for, and
 * those that have gone keep their place until then. What held nothing simply takes it.
 */
export function freeze<Row>(
  { shown }: FrozenRows<Row>,
  fresh: Stretch<Row>,
  tokenOf: (row: Row) => string,
): FrozenRows<Row> {
  if (shown.items.length === 0) return take(fresh)
  const latest = new Map(fresh.items.map((row) => [tokenOf(row), row]))
  const places = new Set(shown.items.map(tokenOf))
  const isShown = (row: Row) => places.has(tokenOf(row))
  const isSame =
    fresh.items.length === shown.items.length &&
    fresh.items.every((row, place) => tokenOf(row) === tokenOf(shown.items[place] as Row))
  // A page that was not full grows; what comes behind a full one, in the places of what has gone, is the next page's.
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

/**
 * The same rows, each on the latest version that is known of it: what was read may be older than what a decision was answered with, and no row
 * goes back behind it.
 */
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

/** How many rows follow the first `count` of a stretch. */
function leftAfter({ start, total }: Stretch<unknown>, count: number): number {
  return Math.max(0, total - (start - 1) - count)
}
