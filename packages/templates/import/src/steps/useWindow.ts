import { type UIEvent, useState } from 'react'

/** So many rows are drawn beside those in sight, and at most in sight. */
const beside = 4
const inSight = 12

/** Which rows of one height are drawn: those in sight of what scrolls, and some beside them. */
export function useWindow(rowHeight: number, count: number) {
  const [top, setTop] = useState(0)
  const at = Math.min(Math.floor(top / rowHeight), count)
  return {
    first: Math.max(0, at - beside),
    end: at + inSight + beside,
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => setTop(currentTarget.scrollTop),
  }
}
