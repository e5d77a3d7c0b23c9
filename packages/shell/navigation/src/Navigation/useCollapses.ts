import { type NavigationItem, holdsActive } from '@console/core/routes'
import { useState } from 'react'

/** The open collapses. */
export interface Collapses {
  isOpen(id: string): boolean
  toggle(id: string): void
}

/**
 * Specification 2 and 4: a collapse toggles on click, and opens automatically when the path starts to match one of its
 * children. After that the user's choice is kept.
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

/** Ids of the collapses that contain the active item. */
function collapsesAround(items: readonly NavigationItem[], path: string): string[] {
  return items
    .filter((item) => holdsActive(item, path))
    .flatMap(({ id, type, children = [] }) => [
      ...(type === 'collapse' ? [id] : []),
      ...collapsesAround(children, path),
    ])
}
