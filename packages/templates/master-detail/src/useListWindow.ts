import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** Number of rows rendered above and below the visible ones, so that scrolling shows no gap. */
const spare = 8

/** Number of rows rendered before the visible number is known. */
const atFirst = 24

interface ListWindow {
  /** First rendered row, from 0, and the one after the last. */
  first: number
  end: number
  /** Scrolls to a row that is not visible. */
  show(place: number): void
}

/**
 * Computes the visible rows of one height in their scroll container.
 * @param count number of rows: the list is as high as all of them
 */
export function useListWindow(
  scroller: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  count: number,
): ListWindow {
  const [{ first, end }, setWindow] = useState({ first: 0, end: atFirst })

  const measure = useEffectEvent(() => {
    const rowHeight = heightOf(list.current, count)
    if (!scroller.current || rowHeight === 0) return
    const { scrollTop, clientHeight } = scroller.current
    // In steps, so that not each row that becomes visible causes a render.
    const from = Math.max(0, Math.floor(scrollTop / rowHeight / 4) * 4 - spare)
    const to = Math.ceil((scrollTop + clientHeight) / rowHeight / 4) * 4 + spare
    setWindow((former) =>
      former.first === from && former.end === to ? former : { first: from, end: to },
    )
  })

  useEffect(() => {
    const element = scroller.current
    if (!element || !list.current) return undefined
    const onChange = () => measure()
    element.addEventListener('scroll', onChange, { passive: true })
    const observer = new ResizeObserver(onChange)
    observer.observe(element)
    // The number of rows changes its size.
    observer.observe(list.current)
    return () => {
      element.removeEventListener('scroll', onChange)
      observer.disconnect()
    }
  }, [scroller, list])

  return {
    first,
    end: Math.min(end, count),
    show(place) {
      const element = scroller.current
      const rowHeight = heightOf(list.current, count)
      if (!element || rowHeight === 0) return
      const top = place * rowHeight
      const { scrollTop, clientHeight } = element
      const bottom = top + rowHeight - clientHeight
      if (top < scrollTop) element.scrollTo({ top })
      else if (bottom > scrollTop) element.scrollTo({ top: bottom })
    },
  }
}

/** Height of one row in px; 0 without any. */
function heightOf(list: HTMLElement | null, count: number): number {
  return list && count > 0 ? list.offsetHeight / count : 0
}
