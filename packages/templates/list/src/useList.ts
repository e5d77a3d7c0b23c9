import { useSessionState } from '@console/core/session'
import { type ActionableRow, capabilityOf, isClaiming } from '@console/core/kinds'
import { type Capability, hasCapability } from '@console/core/permissions'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import {
  type Chosen,
  offerOf,
  textOfResult,
  useBulkDecision,
  useDecisions,
  wordsOfOutcome,
  wordsOfResult,
  wordsOfTrouble,
} from '@console/decision'
import type { ListConfig } from './config'
import { asText, pageOf, queryOf, startOf, writeAddress } from './address/listAddress'
import { useTranslation } from 'react-i18next'
import { actionWord } from '@console/kinds'
import type { ChipTone } from './columns/cells'
import type { RowState } from './rows/ListRow'
import { useAddress } from './address/useAddress'
import { useCellContext } from './columns/useCellContext'
import { useColumns } from './columns/useColumns'
import { isFocusInRow, rowLink, useFormerTicks, useListPlace } from './address/useListMemory'
import { isInDrawer } from './keys/useListKeys'
import { useListPage } from './address/useListPage'
import { useSavedViews } from './views/useSavedViews'
import { useSelection, useTicks } from './selection/useSelection'
import { useSums } from './head/useSums'
import { useViewCounts } from './views/useViewCounts'

/** All that is known of a list and can be done with it, before it is drawn. */
export type List<Row extends ActionableRow> = ReturnType<typeof useList<Row>>

/** Ties the parts of a list together: address, rows, ticks, columns, decisions, and which row the keyboard is on. */
export function useList<Row extends ActionableRow>(
  config: ListConfig<Row>,
  table: RefObject<HTMLDivElement | null>,
) {
  const { resource, rowActions = [], recordPath } = config
  const { bulkActions, bulkLinks, rowLinks } = useAllowed(config)
  const { tokenOf, nameOf } = resource
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
  const rows = read?.items
  const total = read?.total ?? 0
  const ticks = useTicks(stored, rows ?? [], tokenOf, total, page.missed)
  const { t: words } = useTranslation('templates')
  const context = useCellContext(config.namespace, read?.asOf)
  const hasTicks = bulkActions.length > 0 || bulkLinks.length > 0
  const hasMenu = rowActions.length > 0 || rowLinks.length > 0
  const beside = { hasTick: hasTicks, hasStep: config.hasNextStep ?? false, hasMenu }
  const columns = useColumns(config.id, config.columns, beside)
  const saved = useSavedViews(config.id)
  const counts = useViewCounts(config, resource, saved.views, read !== undefined)
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
  /** Where the keyboard goes once other rows are there. */
  const landing = useRef<'first' | 'last'>('first')

  // The last page may have gone since its address was made.
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

  /** Where a row's own screen is; undefined where it has none. */
  const recordHrefOf = (row: Row) => recordPath && withFrom(recordPath(row), search)

  const rowOf = (token: string) => rows?.find((row) => tokenOf(row) === token)

  function noteOf(token: string): string | undefined {
    const outcome = bulk.outcomes.get(token)
    const said = outcome && wordsOfOutcome(config.resource.kinds, outcome, words, context.formats)
    if (said) return said
    const decision = decisions.of(token)
    return (
      (decision && wordsOfTrouble(config.resource.kinds, decision, words, context.formats)) ??
      undefined
    )
  }

  /** What came of what the reader has just decided about a row that is still shown; a claim decides nothing. */
  function doneOf(row: Row): { text: string; tone: ChipTone } | undefined {
    const token = tokenOf(row)
    const own = ownOf(row)
    const isOld = page.held?.gone.has(token) || own?.pages.includes(read?.asOf ?? '')
    if (!own || !isOld || isClaiming(resource.kinds, own.action)) return undefined
    const result = wordsOfResult(resource.kinds, own.action, row, words)
    return { text: textOfResult(result, words), tone: result.tone }
  }

  /** The reader's own decision that the row shows; null where somebody else has changed the row since. */
  function ownOf(row: Row) {
    const own = decisions.ownOn(tokenOf(row))
    return own?.version === row.version ? own : null
  }

  /** The list no longer has it, because it was decided: a row that its reader has claimed is still theirs to decide. */
  function isGone(row: Row): boolean {
    const own = ownOf(row)
    const isClaimed = own !== null && isClaiming(resource.kinds, own.action)
    return !isClaimed && (page.held?.gone.has(tokenOf(row)) ?? false)
  }

  /** The one step of a row that goes on and can be taken now; undefined where the list shows none. */
  function nextStepOf(row: Row): string | undefined {
    if (!config.hasNextStep || decisions.of(tokenOf(row))?.isUnconfirmed) return undefined
    const actions: readonly string[] = rowActions
    const { primary } = offerOf(
      resource.kinds,
      decisions.offered(row).filter(({ action }) => actions.includes(action)),
    )
    return primary?.hindrance === null ? primary.action : undefined
  }

  return {
    config,
    address,
    query,
    decisions,
    bulk,
    /** Whether rows are ticked at all. */
    hasTicks,
    hasMenu,
    rowActions,
    rowLinks,
    bulkActions,
    bulkLinks,
    chosen,
    page,
    rows,
    shownRows: useMemo(() => rows?.map(decisions.shown), [rows, decisions]),
    total,
    /** How many match, and what they come to, of one time; undefined before that is known. */
    sums: sums ?? read,
    saved,
    counts,
    tokens,
    ticks,
    context,
    columns,
    current,
    pages,
    /** Goes on to what follows the rows that are shown; does nothing where nothing does. */
    goOn,
    /** Goes to the rows before those that are shown. */
    goBack,
    /** Goes to a page by its number. */
    goToPage(wanted: number) {
      if (wanted === number + 1) void goOn()
      else if (wanted === number - 1) goBack()
      else if (wanted !== number) go({ start: startOf(wanted, state.pageSize) })
    },
    rowOf,
    nextStepOf,
    /** The row that was focused or pressed last, as long as it is shown; null before. */
    touched,
    focusOn,
    /** Brings the keyboard to a row. */
    focus(token: string) {
      focusOn(token)
      rowLink(table.current, token)?.focus()
    },
    /** Closes the preview; the keyboard goes on at its row. */
    closePreview() {
      const { selected } = state
      go({ selected: null }, true)
      if (selected === null) return
      focusOn(selected)
      const focus = () => rowLink(table.current, selected)?.focus()
      // A drawer lets the focus go only once it has left.
      if (isInDrawer(document.activeElement)) setTimeout(focus)
      else focus()
    },
    recordHrefOf,
    /** Where a row's name leads: to its own screen, else to its preview; undefined where it has neither. */
    hrefOf: (row: Row) =>
      recordHrefOf(row) ?? (config.preview && address.hrefOf({ selected: tokenOf(row) })),
    stateOf(row: Row): RowState {
      const token = tokenOf(row)
      const step = nextStepOf(row)
      const done = doneOf(row)
      return {
        isTicked: ticks.selection.isAll || ticks.selection.rows.has(token),
        isCurrent: token === current,
        isOpen: token === state.selected,
        isGone: isGone(row),
        isUnconfirmed: decisions.of(token)?.isUnconfirmed ?? false,
        note: noteOf(token),
        done: done?.text,
        doneTone: done?.tone,
        step: step && actionWord(resource.kinds, step, words),
      }
    },
    /** The rows of another query stand in the document: back where the reader was, or at the beginning. */
    onDrawn() {
      const to = landing.current
      landing.current = 'first'
      if (place()) return
      // Who paged by keyboard goes on at the beginning of the new page, or at its end.
      const token = to === 'first' ? tokens[0] : tokens.at(-1)
      if (token !== undefined && isFocusInRow(table.current))
        rowLink(table.current, token)?.focus({ preventScroll: to === 'first' })
    },
    nameOf,
    tokenOf,
  }
}

/** A list's configuration without what no role of the reader may ever do: that is not drawn. */
function useAllowed<Row extends ActionableRow>({
  resource,
  bulkActions = [],
  bulkLinks = [],
  rowLinks = [],
}: ListConfig<Row>) {
  const { status, roles } = useSessionState()
  return useMemo(() => {
    // While the user is not known yet, everything is drawn, so that nothing comes and goes.
    const may = (capability: Capability) =>
      status === 'restoring' || hasCapability(roles, capability)
    const mayFollow = ({ needs }: { needs?: Capability }) => needs === undefined || may(needs)
    return {
      bulkActions: bulkActions.filter((action) => may(capabilityOf(resource.kinds, action))),
      bulkLinks: bulkLinks.filter(mayFollow),
      rowLinks: rowLinks.filter(mayFollow),
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a configuration never changes
  }, [status, roles])
}

/** A record's address says which list it came from, so that Back and "next" keep it. */
function withFrom(path: string, search: string): string {
  if (search === '') return path
  return `${path}${path.includes('?') ? '&' : '?'}from=${encodeURIComponent(search.slice(1))}`
}
