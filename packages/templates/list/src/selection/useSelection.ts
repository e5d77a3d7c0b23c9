import type { ActionableRow } from '@console/core/kinds'
import { startTransition, useState } from 'react'
import { extend, nothing, only, refreshed, type Selection, toggle, togglePage } from './selection'

/** The ticked rows of a list, and how ticks change. */
export interface Ticks<Row extends ActionableRow> {
  selection: Selection<Row>
  /** How many are ticked. */
  count: number
  toggle(token: string): void
  extend(token: string): void
  togglePage(): void
  /** Ticks all that match, on every page. */
  tickAll(): void
  clear(): void
  /** Keeps the ticks of these alone, on the rows as they are now. */
  keepOnly(tokens: readonly string[], seen: (token: string) => Row | undefined): void
}

type Change<Row extends ActionableRow> = (before: Selection<Row>) => Selection<Row>

/** What is ticked, and what changes it. */
interface StoredSelection<Row extends ActionableRow> {
  selection: Selection<Row>
  change: (change: Change<Row>) => void
}

/**
 * What is ticked over all pages of one query; another query begins anew.
 * @param initial what was ticked when the reader left the list
 * @param query what is searched and filtered, as a text
 */
export function useSelection<Row extends ActionableRow>(
  initial: Selection<Row>,
  query: string,
): StoredSelection<Row> {
  const [{ selection, of }, set] = useState({ selection: initial, of: query })
  if (of !== query) set({ selection: nothing, of: query })
  return {
    selection: of === query ? selection : nothing,
    change: (next) => set((before) => ({ ...before, selection: next(before.selection) })),
  }
}

/** The ticks over the rows that are shown: reading again keeps them, on the rows as they are then. */
export function useTicks<Row extends ActionableRow>(
  { selection: stored, change }: StoredSelection<Row>,
  rows: readonly Row[],
  tokenOf: (row: Row) => string,
  total: number,
  missed: ReadonlySet<string>,
): Ticks<Row> {
  const selection = refreshed(stored, rows, tokenOf, missed)
  if (selection !== stored) change(() => selection)

  /** A hundred rows are drawn anew without keeping the reader's next key waiting. */
  function changeMany(next: Change<Row>) {
    startTransition(() => change(next))
  }

  return {
    selection,
    count: selection.isAll ? total : selection.rows.size,
    toggle(token) {
      const row = rows.find((each) => tokenOf(each) === token)
      if (row) change((before) => toggle(before, token, row))
    },
    extend: (token) => change((before) => extend(before, token, rows, tokenOf)),
    togglePage: () => changeMany((before) => togglePage(before, rows, tokenOf)),
    tickAll: () => changeMany((before) => ({ ...before, isAll: true })),
    clear: () => changeMany(() => nothing),
    keepOnly: (tokens, seen) => changeMany((before) => only(before, tokens, seen)),
  }
}
