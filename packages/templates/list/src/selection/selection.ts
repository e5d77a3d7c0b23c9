import type { ActionableRow } from '@console/core/workflows'

/** Selected rows: across pages, by token, as they were last seen; or all results of the query. */
export interface Selection<Row extends ActionableRow> {
  rows: ReadonlyMap<string, Row>
  isAll: boolean
  /** Start of a range that Shift extends. */
  anchor: string | null
}

/** Empty selection. */
export const nothing: Selection<never> = {
  rows: new Map<string, never>(),
  isAll: false,
  anchor: null,
}

type TokenOf<Row> = (row: Row) => string

/** Selects or deselects a row. */
export function toggle<Row extends ActionableRow>(
  selection: Selection<Row>,
  token: string,
  row: Row,
): Selection<Row> {
  const rows = new Map(selection.rows)
  if (!rows.delete(token)) rows.set(token, row)
  return { rows, isAll: false, anchor: token }
}

/** Selects everything between the anchor and a row of the page; only the row when the anchor is not on the page. */
export function extend<Row extends ActionableRow>(
  selection: Selection<Row>,
  token: string,
  page: readonly Row[],
  tokenOf: TokenOf<Row>,
): Selection<Row> {
  const end = page.findIndex((row) => tokenOf(row) === token)
  const start = page.findIndex((row) => tokenOf(row) === selection.anchor)
  const anchor = start === -1 ? token : selection.anchor
  const from = Math.min(start === -1 ? end : start, end)
  const rows = new Map(selection.rows)
  for (const row of page.slice(from, Math.max(start, end) + 1)) rows.set(tokenOf(row), row)
  return { rows, isAll: false, anchor }
}

/** Selects every row of the page; deselects them when all were selected. */
export function togglePage<Row extends ActionableRow>(
  selection: Selection<Row>,
  page: readonly Row[],
  tokenOf: TokenOf<Row>,
): Selection<Row> {
  const isWhole = pageState(selection, page, tokenOf) === 'all'
  const rows = new Map(selection.rows)
  for (const row of page)
    if (isWhole) rows.delete(tokenOf(row))
    else rows.set(tokenOf(row), row)
  return { rows, isAll: false, anchor: null }
}

/** Selection state of the page. */
export function pageState<Row extends ActionableRow>(
  { rows }: Selection<Row>,
  page: readonly Row[],
  tokenOf: TokenOf<Row>,
): 'none' | 'some' | 'all' {
  const ticked = page.filter((row) => rows.has(tokenOf(row))).length
  return ticked === 0 ? 'none' : ticked === page.length ? 'all' : 'some'
}

/**
 * Updates selected rows to their current data, so that a decision concerns what is seen.
 * @param missed rows that disappeared while the user was away: decisions about them would go unnoticed
 */
export function refreshed<Row extends ActionableRow>(
  selection: Selection<Row>,
  page: readonly Row[],
  tokenOf: TokenOf<Row>,
  missed: ReadonlySet<string> = new Set(),
): Selection<Row> {
  const changed = page.filter((row) => {
    const ticked = selection.rows.get(tokenOf(row))
    return ticked !== undefined && ticked !== row
  })
  const lost = [...missed].filter((token) => selection.rows.has(token))
  if (changed.length === 0 && lost.length === 0) return selection
  const rows = new Map(selection.rows)
  for (const row of changed) rows.set(tokenOf(row), row)
  for (const token of lost) rows.delete(token)
  return { ...selection, rows }
}

/** Restricts the selection to these tokens: rows that could not be decided stay selected. */
export function only<Row extends ActionableRow>(
  selection: Selection<Row>,
  tokens: readonly string[],
  seen: (token: string) => Row | undefined,
): Selection<Row> {
  const rows = new Map<string, Row>()
  for (const token of tokens) {
    const row = seen(token) ?? selection.rows.get(token)
    if (row) rows.set(token, row)
  }
  return { rows, isAll: false, anchor: null }
}
