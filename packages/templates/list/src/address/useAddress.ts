import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type ListShape, type ListState, readAddress, writeAddress } from './listAddress'

/** The list's state, which is the address, and how it is changed. */
export interface Address {
  state: ListState
  /**
   * Changes the address. Another query begins at its first page, and closes the preview.
   * @param isReplacing leaves no entry in the history: for what goes on, such as typing
   */
  go(change: Partial<ListState>, isReplacing?: boolean): void
  /** The address of the list with a change, for links. */
  hrefOf(change: Partial<ListState>): string
}

/** Reads a list's state from the address. What is unknown or illegal in it is dropped, without an entry in the history. */
export function useAddress(shape: ListShape): Address {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const state = useMemo(() => readAddress(shape, search), [shape, search])
  const canonical = writeAddress(shape, state)
  // The router takes its time: of two quick changes the second is of what the first asked for.
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
      void navigate({ search: writeAddress(shape, wanted.current) }, { replace: isReplacing })
    },
    hrefOf: (change) => pathname + writeAddress(shape, changed(state, change)),
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
