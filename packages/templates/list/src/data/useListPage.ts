import { ApiError, serverTime, useSend } from '@console/core/api'
import type { ActionableRow } from '@console/core/workflows'
import type { ReadAhead } from '@console/core/routes'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { ListConfig } from '../config/config'
import { answeredRows } from '@console/decision'
import { asAnswered, type FrozenRows, freeze, take } from './freezeRows'
import { type ListState, readAddress } from '../address/listAddress'
import { pagesOf, readFollowing, type RowSlice, sliceOptions } from './readSlice'

/** Refetch interval of a visible list without a selection, in milliseconds. */
const refreshTime = 30_000

/** Time after which a resting pointer triggers a prefetch, in milliseconds. */
const rest = 50

/** Lifetime of prefetched following rows, in milliseconds. */
const aheadTime = 2000

/** Shown rows with their loading state. */
export interface ListPage<Row> {
  /** Undefined before the first answer. */
  held: FrozenRows<Row> | undefined
  /** Search text that the shown rows match. */
  text: string
  /** Rows that disappeared while the user was away from the list. */
  missed: ReadonlySet<string>
  /** Changes whenever other rows are shown, not when the same ones are refetched. */
  shownId: string | undefined
  /** Set during the first load, the load of another query, and refetches. */
  isReading: boolean
  /** Set while the rows of the previous query are shown. */
  isFormer: boolean
  error: ApiError | null
  isOffline: boolean
  /** Read time of the shown rows, by this device's clock. */
  readAt: Date
  /** Shows the rows that are held back. */
  showNew(): void
  /** Refetches, and shows the result at once, without holding rows back. */
  refresh(): void
  /** Prefetches an address of this list, for pointer or focus resting on an element that is not a link. */
  prefetch(href: string): void
  /** Prefetches the following rows, for pointer or focus resting on their control. */
  prefetchFollowing(): void
  /**
   * Moves on to the rows after the shown ones, at their current position (`readFollowing`).
   * @returns their first row; null when nothing follows, it cannot be read, or the user has navigated elsewhere since
   */
  goOn(): Promise<Row | null>
}

const none: ReadonlySet<string> = new Set()

/** Creates the loader that prefetches the page of a list's screen. */
export function readsPage<Row extends ActionableRow>(config: ListConfig<Row>): ReadAhead {
  return ({ send, queries }, { search }) => {
    const reader = { send, queries, resource: config.resource, config }
    const options = sliceOptions(reader, readAddress(config, search))
    return queries.query(options).catch(() => undefined)
  }
}

/** Rows of one address as they are shown. */
interface Shown<Row> {
  /** Query and start position. */
  id: string
  /** Search text of the query. */
  text: string
  /** Id of the same rows under the address that they have moved to. */
  successorId: string | null
  /** Generation: incremented when other rows are shown. */
  generation: number
  fresh: RowSlice<Row>
  held: FrozenRows<Row>
  /** Set for cached rows of an earlier visit that are being refetched. They may move, as the user has only just returned. */
  isStale: boolean
  /** Rows that disappeared while the user was away. */
  missed: ReadonlySet<string>
}

/**
 * Reads the rows of an address, keeps the previous ones until they arrive, and keeps rows in their places.
 * @param onStart called when the rows start elsewhere than the address says, because rows before them have left the list
 */
export function useListPage<Row extends ActionableRow>(
  config: ListConfig<Row>,
  state: ListState,
  isBusy: boolean,
  onStart: (start: number, isGoingOn: boolean) => void,
): ListPage<Row> {
  const { resource } = config
  const send = useSend()
  const queries = useQueryClient()
  const reader = useMemo(
    () => ({ send, queries, resource, config }),
    [send, queries, resource, config],
  )
  const idOf = (start: number) => JSON.stringify(sliceOptions(reader, { ...state, start }).queryKey)
  const id = idOf(state.start)
  const page = useQuery({
    ...sliceOptions(reader, state),
    placeholderData: keepPreviousData,
    refetchInterval: isBusy ? false : refreshTime,
  })
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(resting.current), [])
  const [shown, setShown] = useState<Shown<Row>>()
  const [isGoingOn, setIsGoingOn] = useState(false)
  /** Rows that were shown before the user moved on to this address. */
  const passed = useRef<{ id: string; tokens: ReadonlySet<string> }>(null)
  const ahead = useRef<{ of: FrozenRows<Row>; at: number; next: Promise<RowSlice<Row>> }>(null)
  const wanted = useRef(id)
  useEffect(() => {
    wanted.current = id
  }, [id])

  const fresh = page.isPlaceholderData ? undefined : page.data
  const isSame = shown?.id === id || shown?.successorId === id
  // Prefetched rows are available before they are shown.
  const isFormer = page.isPlaceholderData || (fresh !== undefined && !isSame)
  if (fresh && (shown?.id !== id || shown.fresh !== fresh)) {
    setShown({
      id,
      text: state.q,
      successorId: fresh.start === state.start ? null : idOf(fresh.start),
      generation: (shown?.generation ?? 0) + (isSame ? 0 : 1),
      fresh,
      held:
        shown && isSame && !shown.isStale
          ? freeze(shown.held, fresh, resource.tokenOf)
          : take(fresh),
      isStale: !page.isFetchedAfterMount && page.isFetching,
      missed:
        !shown || !isSame ? none : shown.isStale ? tokensGone(shown.fresh, fresh) : shown.missed,
    })
  }

  const { data: answered } = useQuery(answeredRows<Row>(resource.id))
  const held = useMemo(
    () => shown && (answered ? asAnswered(shown.held, answered, resource.tokenOf) : shown.held),
    [shown, answered, resource],
  )

  const begin = fresh?.start ?? state.start
  const move = useEffectEvent(() => {
    if (!fresh) return
    if (passed.current?.id === id) passed.current = { ...passed.current, id: idOf(fresh.start) }
    keep(fresh)
    onStart(fresh.start, false)
  })
  useEffect(() => {
    if (begin !== state.start) move()
  }, [begin, state.start])

  function tokensGone(before: RowSlice<Row>, now: RowSlice<Row>): ReadonlySet<string> {
    const here = new Set(now.items.map(resource.tokenOf))
    return new Set(before.items.map(resource.tokenOf).filter((token) => !here.has(token)))
  }

  function keep(rows: RowSlice<Row>) {
    queries.setQueryData(sliceOptions(reader, { ...state, start: rows.start }).queryKey, rows)
  }

  function show(latest: RowSlice<Row> | undefined, turns = 0) {
    if (latest)
      setShown({
        id,
        text: state.q,
        successorId: null,
        generation: (shown?.generation ?? 0) + turns,
        fresh: latest,
        held: take(latest),
        isStale: false,
        missed: none,
      })
  }

  function seenWith(held: FrozenRows<Row>): ReadonlySet<string> {
    const before = passed.current?.id === id ? passed.current.tokens : []
    return new Set([...before, ...held.shown.items.map(resource.tokenOf)])
  }

  function readNext(held: FrozenRows<Row>): Promise<RowSlice<Row>> {
    const known = ahead.current
    if (known?.of === held && Date.now() - known.at < aheadTime) return known.next
    const seen = seenWith(held)
    return readFollowing(pagesOf(reader, state), held.shown.start, (token) => seen.has(token))
  }

  async function goOn(): Promise<Row | null> {
    const held = shown?.held
    if (!held || isGoingOn) return null
    setIsGoingOn(true)
    const next = await readNext(held).catch(() => undefined)
    setIsGoingOn(false)
    ahead.current = null
    if (wanted.current !== id) return null
    // After an error the address is opened, which shows the reason.
    if (!next) onStart(held.shown.start + state.pageSize, true)
    const first = next?.items[0]
    if (!next || !first) return null
    passed.current = { id: idOf(next.start), tokens: seenWith(held) }
    keep(next)
    if (next.start === state.start) show(next, 1)
    else onStart(next.start, true)
    return first
  }

  return {
    held,
    text: shown?.text ?? '',
    missed: shown?.missed ?? none,
    shownId: shown && String(shown.generation),
    isReading: page.isFetching || isGoingOn,
    isFormer,
    error: page.error instanceof ApiError ? page.error : null,
    isOffline: page.fetchStatus === 'paused',
    readAt: serverTime(page.dataUpdatedAt),
    showNew: () => show(fresh),
    refresh: () => void page.refetch().then(({ data }) => show(data)),
    prefetch(href) {
      clearTimeout(resting.current)
      const read = () => void readsPage(config)({ send, queries }, new URL(href, location.origin))
      resting.current = setTimeout(read, rest)
    },
    prefetchFollowing() {
      const held = shown?.held
      clearTimeout(resting.current)
      if (!held || held.left === 0) return
      resting.current = setTimeout(() => {
        const next = readNext(held)
        next.catch(() => undefined)
        ahead.current = { of: held, at: Date.now(), next }
      }, rest)
    },
    goOn,
  }
}
