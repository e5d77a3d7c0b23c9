import type { Page } from '@console/core/contracts'

/** A page as it is shown, and what has come since. */
export interface HeldPage<Row> {
  /** The rows keep their places, whatever is read later; what is known of each is the latest. */
  shown: Page<Row>
  /** How many rows would come with the page as it is now. */
  added: number
  /** Rows that the page as it is now no longer has, by token. */
  gone: ReadonlySet<string>
}

/** A page that is shown as it was read. */
export function take<Row>(page: Page<Row>): HeldPage<Row> {
  return { shown: page, added: 0, gone: new Set() }
}

/**
 * What is shown once `fresh` has been read: nothing moves under the pointer, so new rows wait until they are asked for, and
 * those that have gone keep their place until then. A page that held nothing simply takes it.
 */
export function hold<Row>(
  { shown }: HeldPage<Row>,
  fresh: Page<Row>,
  tokenOf: (row: Row) => string,
): HeldPage<Row> {
  if (shown.items.length === 0) return take(fresh)
  const latest = new Map(fresh.items.map((row) => [tokenOf(row), row]))
  const places = new Set(shown.items.map(tokenOf))
  const isSame =
    fresh.items.length === shown.items.length &&
    fresh.items.every((row, place) => tokenOf(row) === tokenOf(shown.items[place] as Row))
  return {
    shown: {
      ...fresh,
      items: isSame ? fresh.items : shown.items.map((row) => latest.get(tokenOf(row)) ?? row),
    },
    added: fresh.items.filter((row) => !places.has(tokenOf(row))).length,
    gone: new Set([...places].filter((token) => !latest.has(token))),
  }
}
