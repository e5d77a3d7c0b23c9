import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type ListShape, type ListState, readAddress, writeAddress } from './listAddress'

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
