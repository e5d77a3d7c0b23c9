import type { ActionableRow } from '@console/core/workflows'
import { startTransition, useState } from 'react'
import { extend, nothing, only, refreshed, type Selection, toggle, togglePage } from './selection'

/** Selected rows of a list, with their setters. */
export interface Ticks<Row extends ActionableRow> {
  selection: Selection<Row>
  count: number
  toggle(token: string): void
  extend(token: string): void
  togglePage(): void
  /** Selects all matches, on every page. */
  tickAll(): void
  clear(): void
  /** Restricts the selection to these tokens, with the rows as they are now. */
  keepOnly(tokens: readonly string[], seen: (token: string) => Row | undefined): void
}

type Change<Row extends ActionableRow> = (before: Selection<Row>) => Selection<Row>

interface StoredSelection<Row extends ActionableRow> {
  selection: Selection<Row>
  change: (change: Change<Row>) => void
}

/**
 * Selection across all pages of one query; another query starts empty.
 * @param initial selection when the user left the list
 * @param query search and filters, as text
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

/** Selection over the shown rows: a refetch keeps it and updates the rows. */
export function useTicks<Row extends ActionableRow>(
  { selection: stored, change }: StoredSelection<Row>,
  rows: readonly Row[],
  tokenOf: (row: Row) => string,
  total: number,
  missed: ReadonlySet<string>,
): Ticks<Row> {
  const selection = refreshed(stored, rows, tokenOf, missed)
  if (selection !== stored) change(() => selection)

  /** Renders a hundred rows without delaying the user's next key press. */
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
