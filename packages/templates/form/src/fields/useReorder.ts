import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'

/** Event of a moved row, to be announced: its position counts from 0. */
interface Announced {
  what: 'lifted' | 'moved' | 'dropped' | 'returned'
  place: number
}

/** Row in motion: its original and its current position. */
interface Lifted {
  from: number
  at: number
}

/** Reordering of rows. */
export type Reordering = ReturnType<typeof useReorder>

/**
 * Reorders rows, by pointer and by keys: Space or Enter on a row's handle lifts it and drops it, the arrows move it, Escape
 * returns it.
 * @param count number of rows
 * @param move moves a row to another position
 */
export function useReorder(count: number, move: (place: number, to: number) => void) {
  const [lifted, setLifted] = useState<Lifted | null>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const [announced, setAnnounced] = useState<Announced | null>(null)
  const handles = useRef(new Map<number, HTMLElement>())

  // Focus follows the row to its new position.
  useEffect(() => {
    if (lifted) handles.current.get(lifted.at)?.focus()
  }, [lifted])

  function goTo(from: Lifted, at: number, what: 'moved' | 'returned') {
    if (at < 0 || at >= count) return
    move(from.at, at)
    setLifted({ ...from, at })
    setAnnounced({ what, place: at })
  }

  function onKeyDown(event: KeyboardEvent, place: number) {
    const { key } = event
    if (key === ' ' || key === 'Enter') {
      setLifted(lifted ? null : { from: place, at: place })
      setAnnounced({ what: lifted ? 'dropped' : 'lifted', place })
    } else if (lifted && (key === 'ArrowUp' || key === 'ArrowDown'))
      goTo(lifted, lifted.at + (key === 'ArrowUp' ? -1 : 1), 'moved')
    else if (lifted && key === 'Escape') {
      goTo(lifted, lifted.from, 'returned')
      setLifted(null)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  return {
    announced,
    count,
    /** Props of a row's handle. */
    handleOf: (place: number) => ({
      ref: (handle: HTMLElement | null) => {
        if (handle) handles.current.set(place, handle)
        else handles.current.delete(place)
      },
      'aria-pressed': lifted?.at === place,
      draggable: true,
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, place),
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.setData('text/plain', String(place))
        event.dataTransfer.effectAllowed = 'move'
        setDragged(place)
      },
      onDragEnd: () => {
        setDragged(null)
        setOver(null)
      },
    }),
    /** Props of the row. */
    rowOf: (place: number) => ({
      'data-lifted': lifted?.at === place || dragged === place || undefined,
      'data-over': (over === place && dragged !== place) || undefined,
      onDragOver: (event: DragEvent) => {
        if (dragged === null) return
        event.preventDefault()
        setOver(place)
      },
      onDrop: (event: DragEvent) => {
        if (dragged === null) return
        event.preventDefault()
        if (dragged !== place) move(dragged, place)
      },
    }),
  }
}
