import type { NavigationItem } from '@console/core/routes'
import { useState } from 'react'
import { collapsesAround } from './collapsesAround'

/** Which collapses are open. */
export interface Collapses {
  isOpen(id: string): boolean
  toggle(id: string): void
}

/**
 * Specification 2 and 4: a collapse toggles on click, and opens by itself when the path comes to match a child of it. It then
 * stays as its reader leaves it.
 */
export function useCollapses(items: readonly NavigationItem[], path: string): Collapses {
  const around = collapsesAround(items, path)
  const moment = [path, ...around].join(' ')
  const [{ open, ...shown }, setShown] = useState({ moment, open: new Set(around) })
  if (shown.moment !== moment) setShown({ moment, open: new Set([...open, ...around]) })

  return {
    isOpen: (id) => open.has(id),
    toggle(id) {
      const next = new Set(open)
      if (!next.delete(id)) next.add(id)
      setShown({ moment, open: next })
    },
  }
}
