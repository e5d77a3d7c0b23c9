import { theme } from '@console/ui'
import {
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import styled from 'styled-components'
import { useListWindow } from './useListWindow'
import { useRowKeys } from './useRowKeys'

export interface WindowedListProps<Row> {
  /** Accessible name: "Mails in Inbox". */
  label: string
  rows: readonly Row[]
  idOf: (row: Row) => string
  /** Height of every row as a CSS length; in `rem` when rows contain text. */
  rowHeight: string
  /** Row of the open record. It is scrolled to on mount, and always rendered so that it can receive focus. */
  openId?: string | undefined
  /** Set when J and K move from row to row, as the arrows do within the list. */
  hasLetterKeys?: boolean
  /** Called with the row that a key has moved to: an app that shows a record beside the list opens this one. */
  onMove?: (row: Row) => void
  /** Receives a function that focuses a row: for the app's own keys, and after a focused row has been removed. */
  focusRow?: RefObject<((id: string) => void) | null>
  /** Content of a row: its `RowLink`, and other controls. */
  children: (row: Row, place: number) => ReactNode
}

/**
 * Thousands of rows of one height, of which only the visible ones are rendered. The focused row and the open one stay rendered at
 * any scroll position. ↑, ↓, Home and End move from link to link.
 */
export function WindowedList<Row>({
  label,
  rows,
  idOf,
  rowHeight,
  openId,
  hasLetterKeys = false,
  onMove,
  focusRow,
  children,
}: WindowedListProps<Row>) {
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const { first, end, show } = useListWindow(scroller, list, rows.length)
  const [focusedId, setFocusedId] = useState<string | null>(null)
  // Focus returns to the row of the last open record.
  const [lastOpenId, setLastOpenId] = useState(openId)
  if (openId !== undefined && openId !== lastOpenId) setLastOpenId(openId)
  const wanted = useRef<string | null>(null)

  const places = [...Array(Math.max(0, end - first)).keys()].map((offset) => first + offset)
  const stored = [focusedId, lastOpenId]
    .map((id) => (id == null ? -1 : rows.findIndex((row) => idOf(row) === id)))
    .filter((place, index, all) => place >= 0 && all.indexOf(place) === index)
    .filter((place) => place < first || place >= end)
  const drawn = [...places, ...stored].toSorted((one, other) => one - other)

  function goTo(id: string) {
    const place = rows.findIndex((row) => idOf(row) === id)
    if (place < 0) return
    show(place)
    const link = linkOf(list.current, id)
    if (link) link.focus({ preventScroll: true })
    // It is rendered by then.
    else wanted.current = id
    setFocusedId(id)
  }
  useEffect(() => {
    const id = wanted.current
    if (id === null) return
    wanted.current = null
    linkOf(list.current, id)?.focus({ preventScroll: true })
  })
  useImperativeHandle(focusRow, () => goTo)

  const hasBegun = useRef(false)
  useLayoutEffect(() => {
    if (hasBegun.current || rows.length === 0) return
    hasBegun.current = true
    const place = rows.findIndex((row) => idOf(row) === openId)
    if (place > 0) show(place)
  })

  useRowKeys(scroller, hasLetterKeys, (command) => {
    const now = rows.findIndex((row) => idOf(row) === (focusedId ?? openId))
    const last = rows.length - 1
    const next = {
      next: Math.min(last, now + 1),
      previous: Math.max(0, now - 1),
      first: 0,
      last,
    }[command]
    const row = rows[next]
    if (row === undefined) return
    goTo(idOf(row))
    onMove?.(row)
  })

  return (
    <Scroller
      ref={scroller}
      onFocus={({ target }: FocusEvent<HTMLElement>) =>
        setFocusedId(target.closest<HTMLElement>('li[data-id]')?.dataset.id ?? null)
      }
      onBlur={({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) setFocusedId(null)
      }}
    >
      <List
        ref={list}
        aria-label={label}
        style={{ blockSize: `calc(${rowHeight} * ${rows.length})` }}
      >
        {drawn.map((place) => {
          const row = rows[place]
          if (row === undefined) return null
          const id = idOf(row)
          return (
            <li
              key={id}
              data-id={id}
              data-open={id === openId || undefined}
              aria-setsize={rows.length}
              aria-posinset={place + 1}
              style={{
                blockSize: rowHeight,
                insetBlockStart: `calc(${rowHeight} * ${place})`,
              }}
            >
              {children(row, place)}
            </li>
          )
        })}
      </List>
    </Scroller>
  )
}

/** Link of a row, by its id. */
export function linkOf(list: Element | null, id: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`li[data-id="${CSS.escape(id)}"] a[data-row]`) ?? null
}

const Scroller = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
`

const List = styled.ul`
  position: relative;
  padding: 0;
  list-style: none;

  > li {
    position: absolute;
    inset-inline: 0;
    border-block-end: 1px solid ${theme.color.hairline};
    overflow: clip;
  }
  > li[data-open] {
    background: ${theme.color.accentSoft};
    box-shadow: inset 3px 0 ${theme.color.accent};
  }
  > li[data-open]:dir(rtl) {
    box-shadow: inset -3px 0 ${theme.color.accent};
  }
  @media (hover: hover) {
    > li:not([data-open]):hover {
      background: ${theme.color.surfaceHover};
    }
  }
  /* A row of fixed height has one line for each text, also on touch: the full text is in its record. */
  @media (hover: none) {
    > li [data-truncated] {
      white-space: nowrap;
    }
  }
`
