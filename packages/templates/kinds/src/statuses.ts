import type { ActionableRow, AnyKind, Kinds, StatusLook } from '@console/core/kinds'

/** Where a record stands, by all its kinds: one word, and a second one where an update of a live record waits. */
export function statusesOf<Row extends ActionableRow>(
  kinds: readonly AnyKind<Row>[],
  row: Row,
): string[] {
  return kinds.flatMap((kind) => kind.statusesOf(row))
}

/** One look for each status, everywhere. One that only a newer server knows looks like none in particular. */
export function lookOf(kinds: Kinds, status: string): StatusLook {
  const kind = kinds.find(({ statuses }) => Object.hasOwn(statuses, status))
  return kind?.statuses[status] ?? { tone: 'neutral', icon: 'archive' }
}
