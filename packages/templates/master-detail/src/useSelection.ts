import { type RefObject, useRef, useState } from 'react'

/** Which rows of a list are selected, and which of them a press or a key means. */
export interface Selection<Row> {
  /** The selected rows that the list shows, in its order. */
  selected: readonly Row[]
  isSelected(row: Row): boolean
  /** Selects these and no others. */
  select(rows: readonly Row[]): void
  toggle(row: Row): void
  /** Does something with one row: the one that has the focus, else the one that stands open. */
  withOne(act: (row: Row) => void): () => void
  /** Does something with all that are selected, else with that one. */
  withMany(act: (rows: readonly Row[]) => void): () => void
  /** Some rows leave the list: they are no longer selected, and the focus goes to the next that stays, which it gives. */
  leave(gone: readonly Row[]): Row | undefined
  /** A row was added: it is in sight, and has the focus. */
  arrive(id: string): void
  /** For the list, which puts the focus on a row: that of the id. */
  focusRow: RefObject<((id: string) => void) | null>
}

/**
 * The selection of an app's list. Another list begins without one.
 * @param list which list it is: its address
 * @param rows what the list shows now
 * @param open the row that stands open beside it, which the list need not show
 */
export function useSelection<Row extends { id: string }>(
  list: string,
  rows: readonly Row[],
  open: Row | null | undefined,
): Selection<Row> {
  const [kept, setKept] = useState({ list, ids: new Set<string>() })
  if (kept.list !== list) setKept({ list, ids: new Set() })
  const focusRow = useRef<(id: string) => void>(null)
  const selected = rows.filter(({ id }) => kept.ids.has(id))
  const keep = (ids: Iterable<string>) => setKept({ list, ids: new Set(ids) })

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
    isSelected: ({ id }) => kept.ids.has(id),
    select: (chosen) => keep(chosen.map(({ id }) => id)),
    toggle({ id }) {
      const ids = new Set(kept.ids)
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
      keep([...kept.ids].filter((id) => !ids.has(id)))
      const next =
        rows.slice(last + 1).find(({ id }) => !ids.has(id)) ??
        rows.slice(0, Math.max(0, last)).findLast(({ id }) => !ids.has(id))
      // The rows below move up first.
      if (next) setTimeout(() => focusRow.current?.(next.id))
      return next
    },
    arrive(id) {
      // The list has it first.
      setTimeout(() => focusRow.current?.(id))
    },
    focusRow,
  }
}
