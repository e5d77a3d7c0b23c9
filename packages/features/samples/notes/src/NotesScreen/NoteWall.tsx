import { theme } from '@console/ui'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import type { Note, NoteLabel } from '../contract'
import { columnsOf, heightOf } from './columnsOf'
import { NoteCard } from './NoteCard'
import type { NoteActs } from './useNoteActs'

/** Minimum column width in pixels; at most six columns. */
const minWidth = 240
const maxColumns = 6

/** Number of notes drawn at first, and added whenever the end comes near. */
const batch = 48

/**
 * Notes in columns, each as high as its content. Positions are computed before drawing, pictures have reserved space,
 * and notes out of sight are drawn as they come near, so nothing moves.
 */
export function NoteWall({
  notes,
  labels,
  acts,
}: {
  notes: readonly Note[]
  labels: readonly NoteLabel[]
  acts: NoteActs
}) {
  const wall = useRef<HTMLDivElement>(null)
  const count = useColumnCount(wall)
  const [drawn, setDrawn] = useState(batch)
  return (
    <div ref={wall}>
      {count === 0 ? null : (
        <Columns role="list">
          {columnsOf(notes.slice(0, drawn), count).map((column, place) => (
            <Column key={place} role="presentation">
              {column.map((note) => (
                <Item
                  key={note.id}
                  role="listitem"
                  style={{ containIntrinsicBlockSize: `auto ${heightOf(note)}px` }}
                >
                  <NoteCard {...{ note, labels, acts }} />
                </Item>
              ))}
            </Column>
          ))}
        </Columns>
      )}
      {drawn < notes.length ? (
        <Sentinel key={drawn} onNear={() => setDrawn(drawn + batch)} />
      ) : null}
    </div>
  )
}

/** Number of columns that fit; 0 before it is measured. */
function useColumnCount(wall: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(0)
  useLayoutEffect(() => {
    const element = wall.current
    if (!element) return undefined
    const look = () =>
      setCount(Math.min(maxColumns, Math.max(1, Math.floor(element.clientWidth / minWidth))))
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [wall])
  return count
}

/** Marks the end of the drawn notes, and reports when it comes near. */
function Sentinel({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  const report = useEffectEvent(onNear)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) report()
      },
      { rootMargin: '1200px' },
    )
    if (end.current) observer.observe(end.current)
    return () => observer.disconnect()
  }, [])
  return <EndLine ref={end} />
}

const Columns = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space[3]};
`

const Column = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  min-inline-size: 0;
`

const Item = styled.div`
  content-visibility: auto;
`

const EndLine = styled.div`
  block-size: 1px;
`
