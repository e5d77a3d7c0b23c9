import type { NavigationItem } from '@console/core/routes'

/** How many records wait behind an entry and all entries below it. */
export function waitingWithin({ badge = 0, children = [] }: NavigationItem): number {
  return children.reduce((sum, child) => sum + waitingWithin(child), badge)
}
