import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'

/** What has just become of a row, to be announced: its place counts from 0. */
interface Announced {
  what: 'lifted' | 'moved' | 'dropped' | 'returned'
  place: number
}

/** A row on its way: where it was lifted, and where it is now. */
interface Lifted {
  from: number
  at: number
}

/** How rows are put into another order. */
export type Reordering = ReturnType<typeof useReorder>

/**
 * Puts rows into another order, by pointer and by keys: Space or Enter on a row's handle lifts it and lets it go, the arrows move it, Escape puts
 * it back.
 * @param count how many rows there are
 * @param move puts a row where another stands
 */
export function useReorder(count: number, move: (place: number, to: number) => void) {
  const [lifted, setLifted] = useState<Lifted | null>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const [announced, setAnnounced] = useState<Announced | null>(null)
  const handles = useRef(new Map<number, HTMLElement>())

  // The row has another place on the page, and the focus goes along.
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
    /** What the handle of a row is given. */
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
    /** What a row itself is given. */
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
