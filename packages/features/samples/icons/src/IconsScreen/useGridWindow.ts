import { watchSizes } from '@console/ui'
import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react'

/** How many rows are drawn above and below those in sight, so that scrolling shows no gap. */
const spare = 3

/** What of a grid is in sight. */
interface GridWindow {
  columns: number
  /** The first row that is drawn, from 0, and the one behind the last. */
  first: number
  end: number
  /** How many rows are in sight at once. */
  page: number
}

/**
 * Which cells of one size are in sight of what they scroll in, and how many stand side by side.
 * @param cell what is as large as a cell at least is
 * @returns null: it is not known yet, and nothing is drawn that would move once it is
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
