import { useTranslate } from '@console/core/i18n'
import { useSessionState } from '@console/core/session'
import { type ActionableRow, capabilityOf } from '@console/core/workflows'
import { type Capability, hasCapability } from '@console/core/permissions'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { type Chosen, othersChanges, useBulkDecision, useDecisions } from '@console/decision'
import { useQuery } from '@tanstack/react-query'
import type { ListConfig } from '../config/config'
import {
  asText,
  isViewAsItOpens,
  pageOf,
  queryOf,
  startOf,
  useAddress,
  writeAddress,
} from '../address/listAddress'
import { rowStates } from './rowStates'
import { useTyping } from './useTyping'
import { useCellContext } from '../columns/useCellContext'
import type { Beside } from '../columns/columnFit'
import { useColumns } from '../columns/useColumns'
import { isFocusInRow, isInDrawer, rowLink } from '../position/focus'
import { useFormerTicks, useListPlace } from '../position/useListMemory'
import { useListPage } from '../data/useListPage'
import { useSavedViews } from '../data/useSavedViews'
import { useSelection, useTicks } from '../selection/useSelection'
import { useSums, useViewCounts } from '../data/useCounts'

/** Complete state and actions of a list. */
export type List<Row extends ActionableRow> = ReturnType<typeof useList<Row>>

/** Connects the parts of a list: address, rows, selection, columns, decisions, and the row of the keyboard. */
export function useList<Row extends ActionableRow>(
  config: ListConfig<Row>,
  table: RefObject<HTMLDivElement | null>,
) {
  const { resource, recordPath } = config
  const { tokenOf } = resource
  const allowed = useAllowed(config)
  const beside = besideOf(allowed)
  const address = useAddress(config)
  const { state, go } = address
  const decisions = useDecisions(resource, { forms: config.forms })
  const bulk = useBulkDecision(resource, config.id, config.bulkForms)

  const query = useMemo(() => queryOf(config, state), [config, state])
  const { sort: _, ...unsorted } = query
  const stored = useSelection<Row>(useFormerTicks<Row>(), asText(unsorted))
  const isBusy = stored.selection.rows.size > 0 || bulk.state !== 'idle'
  const page = useListPage(config, state, isBusy, (start, isGoingOn) =>
    isGoingOn ? go({ start }) : go({ start, selected: state.selected }, true),
  )
  const read = page.held?.shown
  const { unmatched, onType } = useTyping(resource, state.q, page)
  const rows = useMemo(
    () =>
      unmatched.size === 0
        ? read?.items
        : read?.items.filter((row) => !unmatched.has(tokenOf(row))),
    [read, unmatched, tokenOf],
  )
  const total = read?.total ?? 0
  const ticks = useTicks(stored, rows ?? [], tokenOf, total, page.missed)
  const translate = useTranslate()
  const context = useCellContext(config.namespace, read)
  const columns = useColumns(config, state, beside)
  const saved = useSavedViews(config.id)
  const counts = useViewCounts(config, saved.views, read !== undefined)
  const place = useListPlace(table, ticks.selection)
  const sums = useSums(config, query, page.isFormer ? undefined : read)

  const [focused, focusOn] = useState<string | null>(null)
  const tokens = useMemo(() => rows?.map(tokenOf) ?? [], [rows, tokenOf])
  const touched = focused !== null && tokens.includes(focused) ? focused : null
  const current = touched ?? tokens[0] ?? null
  const search = writeAddress(config, { ...state, selected: null })

  const start = read?.start ?? state.start
  const number = pageOf({ start, pageSize: state.pageSize })
  const pages = { number, last: number + Math.ceil((page.held?.left ?? 0) / state.pageSize) }
  /** Row for the keyboard once other rows are shown. */
  const landing = useRef<'first' | 'last'>('first')

  // The last page may be gone since its address was made.
  const isBeyond = read?.items.length === 0 && !page.isFormer && start > 1 && start > total
  useEffect(() => {
    const last = Math.max(1, Math.ceil(total / state.pageSize))
    if (isBeyond) go({ start: startOf(last, state.pageSize) }, true)
  })

  async function goOn() {
    const hasPreview = state.selected !== null
    landing.current = 'first'
    const first = await page.goOn()
    if (first && hasPreview) go({ selected: tokenOf(first) }, true)
  }

  function goBack(to: 'first' | 'last' = 'first') {
    if (start === 1) return
    landing.current = to
    go({ start: Math.max(1, start - state.pageSize) })
  }

  const { rows: ticked, isAll } = ticks.selection
  const chosen: Chosen<Row> | null =
    ticks.count === 0 ? null : isAll ? { query, total } : { rows: [...ticked.values()] }

  /** Address of a row's own screen; undefined when it has none. */
  const recordHrefOf = (row: Row) => recordPath && withFrom(recordPath(row), search)

  const rowOf = (token: string) => read?.items.find((row) => tokenOf(row) === token)

  const { data: others } = useQuery(othersChanges(resource.id))
  const { stateOf, nextStepOf } = rowStates({
    config,
    decisions,
    bulk,
    asOf: read?.asOf,
    gone: page.held?.gone,
    unmatched,
    others,
    selection: ticks.selection,
    current,
    selected: state.selected,
    columns: columns.fit?.shown ?? [],
    context,
    translate,
  })

  function latestTotal(): number {
    if (config.totals !== undefined) return sums?.total ?? total
    const view = config.views.findIndex(({ id }) => id === state.view)
    return (isViewAsItOpens(config, state) ? counts?.[view] : undefined) ?? total
  }

  return {
    config: allowed,
    beside,
    address,
    query,
    decisions,
    bulk,
    chosen,
    page,
    /** Rows that match what is being typed into the search. */
    rows,
    /** All rows of the page as they are drawn, also those that are hidden while the search is typed. */
    drawnRows: useMemo(() => read?.items.map(decisions.shown), [read, decisions]),
    /** Reports whether rows are hidden while the search is typed. */
    isNarrowed: unmatched.size > 0,
    /** Called with every change of the search's text. */
    onType,
    total,
    /**
     * Number of matches by the latest answer: title and pagination show the same number. After a decision the counts of the views
     * are refetched before the rows are; next to sums, the number comes with them.
     */
    matching: latestTotal(),
    /** Number of matches with their sums, from one answer; undefined before it is known. */
    sums: sums ?? read,
    saved,
    /** Number of rows of each view, the built-in ones first; undefined until known. */
    counts,
    tokens,
    ticks,
    context,
    columns,
    current,
    pages,
    /** Moves on to the rows after the shown ones; does nothing when there are none. */
    goOn,
    /** Moves to the rows before the shown ones. */
    goBack,
    goToPage(wanted: number) {
      if (wanted === number + 1) void goOn()
      else if (wanted === number - 1) goBack()
      else if (wanted !== number) go({ start: startOf(wanted, state.pageSize) })
    },
    rowOf,
    nextStepOf,
    /** Row that was focused or pressed last, while it is shown; null before. */
    touched,
    focusOn,
    /** Moves keyboard focus to a row. */
    focus(token: string) {
      focusOn(token)
      rowLink(table.current, token)?.focus()
    },
    /** Closes the preview; keyboard focus returns to its row. */
    closePreview() {
      const { selected } = state
      go({ selected: null }, true)
      if (selected === null) return
      focusOn(selected)
      const focus = () => rowLink(table.current, selected)?.focus()
      // A drawer releases focus only after it has closed.
      if (isInDrawer(document.activeElement)) setTimeout(focus)
      else focus()
    },
    recordHrefOf,
    /** Address of a row's name: its own screen, else its preview; undefined when it has neither. */
    hrefOf: (row: Row) =>
      recordHrefOf(row) ?? (config.preview && address.hrefOf({ selected: tokenOf(row) })),
    stateOf,
    /** The rows of another query are in the document: restores the user's position, or moves to the top. */
    onDrawn() {
      const to = landing.current
      landing.current = 'first'
      if (place()) return
      // After paging by keyboard, focus moves to the start of the new page, or to its end.
      const token = to === 'first' ? tokens[0] : tokens.at(-1)
      if (token !== undefined && isFocusInRow(table.current))
        rowLink(table.current, token)?.focus({ preventScroll: to === 'first' })
    },
    nameOf: (row: Row) => context.formats.text(resource.nameOf(row)),
  }
}

/** Configuration of a list without actions and links that none of the user's roles may ever take: they are not shown. */
function useAllowed<Row extends ActionableRow>(config: ListConfig<Row>): ListConfig<Row> {
  const { status, roles } = useSessionState()
  return useMemo(() => {
    const { resource, bulkActions = [], bulkLinks = [], rowLinks = [] } = config
    // Until the user is known, everything is shown, so that nothing appears and disappears.
    const may = (capability: Capability) =>
      status === 'restoring' || hasCapability(roles, capability)
    const mayFollow = ({ needs }: { needs?: Capability }) => needs === undefined || may(needs)
    return {
      ...config,
      bulkActions: bulkActions.filter((action) => may(capabilityOf(resource.workflows, action))),
      bulkLinks: bulkLinks.filter(mayFollow),
      rowLinks: rowLinks.filter(mayFollow),
    }
  }, [config, status, roles])
}

/** Cells of each row beside its columns: a checkbox, the button of the next step, a menu. */
function besideOf<Row extends ActionableRow>({
  bulkActions = [],
  bulkLinks = [],
  rowActions = [],
  rowLinks = [],
  hasNextStep,
}: ListConfig<Row>): Beside {
  return {
    hasTick: bulkActions.length > 0 || bulkLinks.length > 0,
    hasStep: hasNextStep ?? false,
    hasMenu: rowActions.length > 0 || rowLinks.length > 0,
  }
}

/** Adds the list to a record's address, so that Back and "next" keep it. */
function withFrom(path: string, search: string): string {
  if (search === '') return path
  return `${path}${path.includes('?') ? '&' : '?'}from=${encodeURIComponent(search.slice(1))}`
}
