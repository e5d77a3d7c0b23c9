import { type RefObject, useRef, useState } from 'react'

/** Selected rows of a list, and the targets of its actions. */
export interface Selection<Row> {
  /** Selected rows that the list shows, in its order. */
  selected: readonly Row[]
  isSelected(row: Row): boolean
  /** Selects these and no others. */
  select(rows: readonly Row[]): void
  toggle(row: Row): void
  /** Applies an action to one row: the focused one, else the open one. */
  withOne(act: (row: Row) => void): () => void
  /** Applies an action to all selected rows, else to that one. */
  withMany(act: (rows: readonly Row[]) => void): () => void
  /** Deselects rows that leave the list, moves focus to the next one that stays, and returns it. */
  leave(gone: readonly Row[]): Row | undefined
  /** Focuses a new row, which scrolls it into view. */
  arrive(id: string): void
  /** Set by the list to a function that focuses a row by its id. */
  focusRow: RefObject<((id: string) => void) | null>
}

/**
 * Selection of an app's list. Another list starts empty.
 * @param list address of the list
 * @param rows rows that the list shows now
 * @param open open row, which the list need not show
 */
export function useSelection<Row extends { id: string }>(
  list: string,
  rows: readonly Row[],
  open: Row | null | undefined,
): Selection<Row> {
  const [stored, setStored] = useState({ list, ids: new Set<string>() })
  if (stored.list !== list) setStored({ list, ids: new Set() })
  const focusRow = useRef<(id: string) => void>(null)
  const selected = rows.filter(({ id }) => stored.ids.has(id))
  const keep = (ids: Iterable<string>) => setStored({ list, ids: new Set(ids) })

  function here(): Row | null | undefined {
    const row = document.activeElement?.closest<HTMLElement>('[data-master-detail] li[data-id]')
    return row ? rows.find(({ id }) => id === row.dataset.id) : open
  }
  const withOne = (act: (row: Row) => void) => () => {
    const row = here()
    if (row) act(row)
  }

  return {
    selected,
    isSelected: ({ id }) => stored.ids.has(id),
    select: (chosen) => keep(chosen.map(({ id }) => id)),
    toggle({ id }) {
      const ids = new Set(stored.ids)
      if (!ids.delete(id)) ids.add(id)
      keep(ids)
    },
    withOne,
    withMany: (act) => () => {
      if (selected.length > 0) act(selected)
      else withOne((row) => act([row]))()
    },
    leave(gone) {
      const ids = new Set(gone.map(({ id }) => id))
      const last = rows.findLastIndex(({ id }) => ids.has(id))
      keep([...stored.ids].filter((id) => !ids.has(id)))
      const next =
        rows.slice(last + 1).find(({ id }) => !ids.has(id)) ??
        rows.slice(0, Math.max(0, last)).findLast(({ id }) => !ids.has(id))
      // The rows below move up first.
      if (next) setTimeout(() => focusRow.current?.(next.id))
      return next
    },
    arrive(id) {
      // The list renders it first.
      setTimeout(() => focusRow.current?.(id))
    },
    focusRow,
  }
}
