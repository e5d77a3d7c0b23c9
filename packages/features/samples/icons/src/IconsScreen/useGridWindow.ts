import { watchSizes } from '@console/ui'
import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react'

/** Overscan: rows drawn above and below the visible ones, so that scrolling shows no gap. */
const spare = 3

/** Visible part of a grid. */
interface GridWindow {
  columns: number
  /** First drawn row, from 0, and the row after the last. */
  first: number
  end: number
  /** Number of visible rows. */
  page: number
}

/**
 * Computes the visible rows and the number of columns of a grid of equal cells in its scroll container.
 * @param cell element with the minimum size of a cell
 * @returns null before it is measured: nothing is drawn that would move afterwards
 */
export function useGridWindow(
  scroller: RefObject<HTMLElement | null>,
  cell: RefObject<HTMLElement | null>,
): GridWindow | null {
  const [now, setNow] = useState<GridWindow | null>(null)

  const measure = useEffectEvent(() => {
    const [outer, inner] = [scroller.current, cell.current]
    if (!outer || !inner || inner.offsetHeight === 0) return
    const { scrollTop, clientHeight, clientWidth } = outer
    const next = {
      columns: Math.max(1, Math.floor(clientWidth / inner.offsetWidth)),
      first: Math.max(0, Math.floor(scrollTop / inner.offsetHeight) - spare),
      end: Math.ceil((scrollTop + clientHeight) / inner.offsetHeight) + spare,
      page: Math.max(1, Math.floor(clientHeight / inner.offsetHeight)),
    }
    setNow((former) => (JSON.stringify(former) === JSON.stringify(next) ? former : next))
  })

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || !cell.current) return undefined
    const onScroll = () => measure()
    element.addEventListener('scroll', onScroll, { passive: true })
    const stop = watchSizes([element, cell.current], onScroll)
    return () => {
      element.removeEventListener('scroll', onScroll)
      stop()
    }
  }, [scroller, cell])

  return now
}
