import type { Selection } from 'react-aria-components'

/** The ids of a selection, in the order of the items; all of them where all are selected. */
export function idsOf<Item>(
  keys: Selection,
  items: readonly Item[],
  idOf: (item: Item) => string,
): string[] {
  const ids = items.map(idOf)
  return keys === 'all' ? ids : ids.filter((id) => keys.has(id))
}
