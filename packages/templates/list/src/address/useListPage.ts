import { ApiError, serverTime, useSend } from '@console/core/api'
import type { ActionableRow } from '@console/core/kinds'
import type { ReadAhead } from '@console/core/routes'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { ListConfig } from '../config'
import { answeredRows } from '@console/decision'
import { asAnswered, type FrozenRows, freeze, take } from '../rows/freezeRows'
import { type ListState, readAddress } from './listAddress'
import { readFollowing, type Stretch } from '../export/readStretch'
import { pagesOf, stretchOptions } from '../export/stretchOptions'

/** A list is read anew every 30 s while it is seen and nothing is ticked. */
const refreshTime = 30_000

/** The pointer rests on something when it is there for so many milliseconds. */
const rest = 50

/** What was read ahead of what follows is taken for so many milliseconds. */
const aheadTime = 2000

/** The rows that are shown, and how their reading goes. */
export interface ListPage<Row> {
  /** Undefined before the first answer. */
  held: FrozenRows<Row> | undefined
  /** Rows that were there when the reader left the list, and were gone when they came back. */
  missed: ReadonlySet<string>
  /** Another one whenever other rows are shown than before, not when the same ones are read again. */
  shownId: string | undefined
  /** Reading for the first time, for another query or again. */
  isReading: boolean
  /** What is shown belongs to the query before. */
  isFormer: boolean
  error: ApiError | null
  isOffline: boolean
  /** When what is shown was read, by this device's clock. */
  readAt: Date
  /** Shows the rows that have waited to be shown. */
  showNew(): void
  /** Reads again, and shows what comes as it comes. */
  refresh(): void
  /** Reads what an address of this list shows, because the pointer or the focus rests on what leads there and is no link. */
  prefetch(href: string): void
  /** Reads what follows, because the pointer or the focus rests on what leads there. */
  prefetchFollowing(): void
  /**
   * Goes on to what follows the rows that are shown, wherever it stands by now (`readFollowing`).
   * @returns the first row of it; null where nothing follows, or it cannot be read, or something else was asked for meanwhile
   */
  goOn(): Promise<Row | null>
}

const none: ReadonlySet<string> = new Set()

/** How a screen that shows a list reads its page ahead. */
export function readsPage<Row extends ActionableRow>(config: ListConfig<Row>): ReadAhead {
  return ({ send, queries }, { search }) => {
    const reader = { send, queries, resource: config.resource, shape: config }
    const options = stretchOptions(reader, readAddress(config, search))
    return queries.query(options).catch(() => undefined)
  }
}

/** The rows of one address as they are shown. */
interface Shown<Row> {
  /** Of which query, and from which place on. */
  id: string
  /** The same rows under the address that they have moved to. */
  successorId: string | null
  /** Counts how often other rows were shown. */
  generation: number
  fresh: Stretch<Row>
  held: FrozenRows<Row>
  /** The rows were kept from an earlier visit and are being read again. They may move: the reader has only just come back. */
  isStale: boolean
  /** Rows that were there when the reader left, and are gone. */
  missed: ReadonlySet<string>
}

/**
 * Reads the rows that an address asks for, keeps those of before until they have come, and keeps rows in their places.
 * @param onStart called where the rows begin elsewhere than the address says: others before them have left the list
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
    () => ({ send, queries, resource, shape: config }),
    [send, queries, resource, config],
  )
  const idOf = (start: number) =>
    JSON.stringify(stretchOptions(reader, { ...state, start }).queryKey)
  const id = idOf(state.start)
  const page = useQuery({
    ...stretchOptions(reader, state),
    placeholderData: keepPreviousData,
    refetchInterval: isBusy ? false : refreshTime,
  })
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(resting.current), [])
  const [shown, setShown] = useState<Shown<Row>>()
  const [isGoingOn, setIsGoingOn] = useState(false)
  /** For an address: the rows that were shown before the reader went on to it. */
  const passed = useRef<{ id: string; tokens: ReadonlySet<string> }>(null)
  const ahead = useRef<{ of: FrozenRows<Row>; at: number; next: Promise<Stretch<Row>> }>(null)
  const wanted = useRef(id)
  useEffect(() => {
    wanted.current = id
  }, [id])

  const fresh = page.isPlaceholderData ? undefined : page.data
  const isSame = shown?.id === id || shown?.successorId === id
  // What was read ahead is there before it is shown.
  const isFormer = page.isPlaceholderData || (fresh !== undefined && !isSame)
  if (fresh && (shown?.id !== id || shown.fresh !== fresh)) {
    setShown({
      id,
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

  function tokensGone(before: Stretch<Row>, now: Stretch<Row>): ReadonlySet<string> {
    const here = new Set(now.items.map(resource.tokenOf))
    return new Set(before.items.map(resource.tokenOf).filter((token) => !here.has(token)))
  }

  function keep(rows: Stretch<Row>) {
    queries.setQueryData(stretchOptions(reader, { ...state, start: rows.start }).queryKey, rows)
  }

  function show(latest: Stretch<Row> | undefined, turns = 0) {
    if (latest)
      setShown({
        id,
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

  function readNext(held: FrozenRows<Row>): Promise<Stretch<Row>> {
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
    // What could not be read now is asked for again by its address, which says why.
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
