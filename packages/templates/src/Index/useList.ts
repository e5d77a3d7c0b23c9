import type { ActionableRow } from '@console/core/contracts'
import { type RefObject, useEffect, useMemo, useState } from 'react'
import { useBulkDecision } from '../decision/useBulkDecision'
import { useDecisions } from '../decision/useDecisions'
import type { IndexConfig } from './config'
import { asText, queryOf, writeAddress } from './listAddress'
import { useTranslation } from 'react-i18next'
import { wordsOfRefusal, wordsOfTrouble } from '../decision/refusalWords'
import type { Chosen } from '../decision/decisions'
import type { RowState } from './ListRow'
import { useAddress } from './useAddress'
import { useCellContext } from './useCellContext'
import { useColumns } from './useColumns'
import { isFocusInRow, rowLink, useFormerTicks, useListPlace } from './useListMemory'
import { useListPage } from './useListPage'
import { useSavedViews } from './useSavedViews'
import { useSelection, useTicks } from './useSelection'
import { useViewCounts } from './useViewCounts'

/** All that is known of a list and can be done with it, before it is drawn. */
export type List<Row extends ActionableRow> = ReturnType<typeof useList<Row>>

/** Ties the parts of a list together: address, rows, ticks, columns, decisions, and which row the keyboard is on. */
export function useList<Row extends ActionableRow>(
  config: IndexConfig<Row>,
  table: RefObject<HTMLDivElement | null>,
) {
  const { resource, recordPath } = config
  const { tokenOf, nameOf } = resource
  const address = useAddress(config)
  const { state, go } = address
  const decisions = useDecisions(resource)
  const bulk = useBulkDecision(resource, config.id)

  const query = useMemo(() => queryOf(config, state), [config, state])
  const { sort: _, ...unsorted } = query
  const stored = useSelection<Row>(useFormerTicks<Row>(), asText(unsorted))
  const page = useListPage(config, state, stored.selection.rows.size > 0 || bulk.state !== 'idle')
  const read = page.held?.shown
  const rows = read?.items
  const total = read?.total ?? 0
  const ticks = useTicks(stored, rows ?? [], tokenOf, total)
  const { t: words } = useTranslation('templates')
  const context = useCellContext(config.namespace, read?.asOf)
  const columns = useColumns(config.id, config.columns)
  const saved = useSavedViews(config.id)
  const counts = useViewCounts(config, resource, saved.views, read !== undefined)
  const place = useListPlace(table, ticks.selection)

  const [focused, setFocused] = useState<string | null>(null)
  const tokens = useMemo(() => rows?.map(tokenOf) ?? [], [rows, tokenOf])
  const current = focused !== null && tokens.includes(focused) ? focused : (tokens[0] ?? null)
  const search = writeAddress(config, { ...state, selected: null })

  // The last page may have gone since its address was made.
  const lastPage = Math.max(1, Math.ceil(total / state.pageSize))
  const isBeyond = read?.items.length === 0 && !page.isFormer && state.page > lastPage
  useEffect(() => {
    if (isBeyond) go({ page: lastPage }, true)
  })

  const { rows: ticked, isAll } = ticks.selection
  const chosen: Chosen<Row> | null =
    ticks.count === 0 ? null : isAll ? { query, total } : { rows: [...ticked.values()] }

  const rowOf = (token: string) => rows?.find((row) => tokenOf(row) === token)

  function noteOf(token: string): string | undefined {
    const outcome = bulk.outcomes.get(token)
    if (outcome && outcome.outcome !== 'ok')
      return (
        wordsOfRefusal(outcome.problem, words, context.formats) ??
        words(`decision.outcome.${outcome.outcome}`)
      )
    const decision = decisions.of(token)
    return (decision && wordsOfTrouble(decision, words, context.formats)) ?? undefined
  }

  return {
    config,
    address,
    query,
    decisions,
    bulk,
    /** Whether rows are ticked at all. */
    hasTicks: config.bulkActions.length > 0,
    chosen,
    page,
    rows,
    shownRows: useMemo(() => rows?.map(decisions.shown), [rows, decisions]),
    total,
    saved,
    counts,
    tokens,
    ticks,
    context,
    columns,
    current,
    lastPage,
    rowOf,
    focusOn: setFocused,
    /** Brings the keyboard to a row. */
    focus(token: string) {
      setFocused(token)
      rowLink(table.current, token)?.focus()
    },
    hrefOf: (row: Row) => withFrom(recordPath(row), search),
    stateOf(row: Row): RowState {
      const token = tokenOf(row)
      return {
        isTicked: ticks.selection.isAll || ticks.selection.rows.has(token),
        isCurrent: token === current,
        isOpen: token === state.selected,
        isGone: page.held?.gone.has(token) ?? false,
        isUnconfirmed: decisions.of(token)?.isUnconfirmed ?? false,
        note: noteOf(token),
      }
    },
    /** The rows of another query stand in the document: back where the reader was, or at the beginning. */
    onDrawn() {
      if (place()) return
      // Who paged by keyboard goes on at the beginning of the new page.
      const [first] = tokens
      if (first !== undefined && isFocusInRow(table.current))
        rowLink(table.current, first)?.focus({ preventScroll: true })
    },
    nameOf,
    tokenOf,
  }
}

/** Domain design 2.5: a record's address says which list it came from, so that Back and "next" keep it. */
function withFrom(path: string, search: string): string {
  if (search === '') return path
  return `${path}${path.includes('?') ? '&' : '?'}from=${encodeURIComponent(search.slice(1))}`
}
