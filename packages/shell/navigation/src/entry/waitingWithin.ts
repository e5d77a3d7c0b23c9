import type { NavigationItem } from '@console/core/routes'

/** Sums the waiting records of an entry and all entries below it. */
export function waitingWithin({ badge = 0, children = [] }: NavigationItem): number {
  return children.reduce((sum, child) => sum + waitingWithin(child), badge)
}
