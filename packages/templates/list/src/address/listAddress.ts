import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { defaultPageSize, pageSizes } from '@console/core/contracts'
import { latinDigits } from '@console/core/i18n'
import type { ListQuery } from '@console/core/resources'
import { readFilters } from './filterValues'
import type { ListConfig } from '../config/config'

/** Members of a list's configuration that decide which addresses are valid. */
export type ListShape = Pick<
  // oxlint-disable-next-line typescript/no-explicit-any -- any list, whatever its rows are
  ListConfig<any>,
  'fixed' | 'views' | 'filters' | 'columns' | 'sort'
>

/** Rows per page. */
export type PageSize = (typeof pageSizes)[number]

/** State of a list in the address. */
export interface ListState {
  /** Id of a built-in view. A view that a user saved is its own address. */
  view: string
  q: string
  /** Values by parameter: `{kind: ['new', 'update'], overdue: ['true'], submittedFrom: ['2026-06-01']}`. */
  filters: Readonly<Record<string, readonly string[]>>
  /** At most three keys in a comma list; `-` sorts descending. */
  sort: string
  /** Position of the first row, from 1: a page begins anywhere once decided rows have left the list. */
  start: number
  pageSize: PageSize
  /** Token of the row with the open preview. */
  selected: string | null
}

const longestSearch = 100
const tokenForm = /^[A-Za-z0-9_-]{16,64}$/

/** State of the list in the address, with its setters. */
export interface Address {
  state: ListState
  /**
   * Changes the address. A new query starts at its first page and closes the preview.
   * @param isReplacing replaces the history entry, for continuous changes such as typing
   */
  go(change: Partial<ListState>, isReplacing?: boolean): void
  /** Address of the list with a change, for links. */
  hrefOf(change: Partial<ListState>): string
}

/** Reads a list's state from the address. Unknown or invalid parts are removed without a history entry. */
export function useAddress(config: ListShape): Address {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const state = useMemo(() => readAddress(config, search), [config, search])
  const canonical = writeAddress(config, state)
  // Navigation is asynchronous: the second of two quick changes builds on the first.
  const wanted = useRef(state)

  useLayoutEffect(() => {
    wanted.current = state
  }, [state])

  useEffect(() => {
    if (canonical !== search) void navigate({ search: canonical }, { replace: true })
  }, [canonical, search, navigate])

  return {
    state,
    go(change, isReplacing = false) {
      wanted.current = changed(wanted.current, change)
      void navigate({ search: writeAddress(config, wanted.current) }, { replace: isReplacing })
    },
    hrefOf: (change) => pathname + writeAddress(config, changed(state, change)),
  }
}

function changed(state: ListState, change: Partial<ListState>): ListState {
  const isOnlyPreview = Object.keys(change).every((key) => key === 'selected')
  const isSameQuery = Object.keys(change).every((key) => key === 'selected' || key === 'start')
  return {
    ...state,
    ...(isOnlyPreview ? {} : { selected: null }),
    ...(isSameQuery ? {} : { start: 1 }),
    ...change,
  }
}

/** Parses an address; missing parts take their defaults. */
export function readAddress(config: ListShape, search: string): ListState {
  const params = new URLSearchParams(search)
  const view = config.views.find(({ id }) => id === params.get('view'))?.id ?? firstView(config)
  const size = Number(params.get('pageSize'))
  const pageSize = pageSizes.find((each) => each === size) ?? defaultPageSize
  const page = countIn(params, 'page') ?? 1
  const selected = params.get('selected') ?? ''
  return {
    view,
    q: (params.get('q') ?? '').trim().slice(0, longestSearch).trim(),
    filters: readFilters(config.filters, params),
    sort: readSort(config, params.get('sort')) ?? sortOf(config, view),
    start: countIn(params, 'start') ?? startOf(page, pageSize),
    pageSize,
    selected: tokenForm.test(selected) ? selected : null,
  }
}

/** Serializes a state, beginning with `?`; empty for the default state, as defaults are omitted. */
export function writeAddress(config: ListShape, state: ListState): string {
  const params = new URLSearchParams()
  if (state.view !== firstView(config)) params.set('view', state.view)
  if (state.q.trim() !== '') params.set('q', state.q.trim())
  for (const [name, values] of Object.entries(state.filters))
    for (const value of values) params.append(name, value)
  if (state.sort !== sortOf(config, state.view)) params.set('sort', state.sort)
  const isWholePage = (state.start - 1) % state.pageSize === 0
  if (!isWholePage) params.set('start', String(state.start))
  else if (state.start > 1) params.set('page', String(pageOf(state)))
  if (state.pageSize !== defaultPageSize) params.set('pageSize', String(state.pageSize))
  if (state.selected !== null) params.set('selected', state.selected)
  const search = params.toString()
  return search === '' ? '' : `?${search}`
}

/** Initial state of a view. */
export function openView(config: ListShape, view: string, pageSize: PageSize): ListState {
  const sort = sortOf(config, view)
  return { view, q: '', filters: {}, sort, start: 1, pageSize, selected: null }
}

/**
 * Query to the server, without the page: the view overrides the fixed query, the filters override both. Search text has Latin
 * digits, like record numbers, for any keyboard.
 */
export function queryOf(config: ListShape, { view, q, filters, sort }: ListState): ListQuery {
  const { sort: _, ...chosen } = viewOf(config, view)?.query ?? {}
  const merged = { ...config.fixed, ...chosen, ...filters }
  const asked = Object.entries(merged).filter(([, value]) => value.length > 0)
  return { ...Object.fromEntries(asked), ...(q === '' ? {} : { q: latinDigits(q) }), sort }
}

/** Page number of a state's first row; one that begins within a page counts as the page after it. */
export function pageOf({ start, pageSize }: Pick<ListState, 'start' | 'pageSize'>): number {
  return Math.ceil((start - 1) / pageSize) + 1
}

/** Position where a page begins when no row has left. */
export function startOf(page: number, pageSize: number): number {
  return (page - 1) * pageSize + 1
}

/** Sort direction of a column; undefined when the list is not sorted by it. */
export function directionIn(
  sort: string,
  key: string | undefined,
): 'ascending' | 'descending' | undefined {
  const keys = sort.split(',')
  return key === undefined
    ? undefined
    : keys.includes(key)
      ? 'ascending'
      : keys.includes(`-${key}`)
        ? 'descending'
        : undefined
}

/** Sort after a press on a column's heading: ascending, or descending when it is ascending already. */
export function sortAfterPress(sort: string, key: string): string {
  return directionIn(sort, key) === 'ascending' ? `-${key}` : key
}

/** Query string without `?`, for the counts of views. */
export function asText(query: ListQuery): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const each of typeof value === 'string' ? [value] : value) params.append(name, each)
  return params.toString()
}

/** Part of a state that a user saves: neither page nor preview, so that two visits of a view are the same. */
export function savedQueryOf(config: ListShape, state: ListState): string {
  return writeAddress(config, {
    ...state,
    start: 1,
    pageSize: defaultPageSize,
    selected: null,
  }).slice(1)
}

/** Reports whether search, filters and sort equal those of the view. */
export function isViewAsItOpens(config: ListShape, state: ListState): boolean {
  return savedQueryOf(config, state) === savedQueryOf(config, openView(config, state.view, 25))
}

/** Integer from 1; undefined for anything else. */
function countIn(params: URLSearchParams, name: string): number | undefined {
  const count = Number(params.get(name))
  return Number.isSafeInteger(count) && count > 0 ? count : undefined
}

function sortOf(config: ListShape, view: string): string {
  const sort = viewOf(config, view)?.query.sort
  return typeof sort === 'string' ? sort : config.sort
}

/** Valid requested sort; undefined when it is invalid or empty. */
function readSort(config: ListShape, asked: string | null): string | undefined {
  if (!asked) return undefined
  const known = new Set(
    [
      ...config.columns.map(({ sort }) => sort),
      config.sort,
      ...config.views.map(({ id }) => sortOf(config, id)),
    ].flatMap((sort) => (sort ? keysOf(sort) : [])),
  )
  const keys = keysOf(asked)
  const isLegal =
    keys.length <= 3 && new Set(keys).size === keys.length && keys.every((key) => known.has(key))
  return isLegal ? asked : undefined
}

function keysOf(sort: string): string[] {
  return sort.split(',').map((key) => key.replace(/^-/, ''))
}

function viewOf(config: ListShape, id: string) {
  return config.views.find((view) => view.id === id)
}

function firstView({ views }: ListShape): string {
  return views[0]?.id ?? ''
}
