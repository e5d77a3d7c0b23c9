import type { ActionableRow, AnyKind, Kinds, StatusLook } from '@console/core/kinds'

/** Statuses of a record, by all its kinds: one, and a second one for a pending update of a live record. */
export function statusesOf<Row extends ActionableRow>(
  kinds: readonly AnyKind<Row>[],
  row: Row,
): string[] {
  return kinds.flatMap((kind) => kind.statusesOf(row))
}

/** One style per status, everywhere. One of a newer server has a neutral style. */
export function lookOf(kinds: Kinds, status: string): StatusLook {
  const kind = kinds.find(({ statuses }) => Object.hasOwn(statuses, status))
  return kind?.statuses[status] ?? { tone: 'neutral', icon: 'archive' }
}
