import { useState } from 'react'
import type { Selection } from 'react-aria-components'

/**
 * Selection as react-aria reported it: it knows the start of a range, so that Shift extends or shrinks the same range. The owner's ids
 * alone don't; they are used where the owner has selected something else.
 */
export function useStoredSelection<Item extends object>(
  items: readonly Item[],
  idOf: (item: Item) => string,
  selectedIds: readonly string[],
  onSelect: (ids: string[]) => void,
) {
  const [stored, setStored] = useState<Selection>(new Set(selectedIds))
  const ids = idsOf(stored, items, idOf)
  const wanted = new Set(selectedIds)
  const isSame = ids.length === wanted.size && ids.every((id) => wanted.has(id))
  return {
    selectedKeys: isSame ? stored : selectedIds,
    onSelectionChange(keys: Selection) {
      setStored(keys)
      onSelect(idsOf(keys, items, idOf))
    },
  }
}

/** Ids of a selection, in the order of the items; all ids where all are selected. */
function idsOf<Item extends object>(
  keys: Selection,
  items: readonly Item[],
  idOf: (item: Item) => string,
): string[] {
  const ids = items.map(idOf)
  return keys === 'all' ? ids : ids.filter((id) => keys.has(id))
}
