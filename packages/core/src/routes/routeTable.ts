import { matchPath } from 'react-router-dom'
import type { Feature, RouteEntry } from './feature'

/** Every route of the console, and which one a path belongs to. Paths match without regard to case, as the router does. */
export interface RouteTable {
  find(path: string): RouteEntry | undefined
  /** Whether every feature is here. Until then a path that is not found may be a route all the same. */
  isWhole(): boolean
  /** Fetches the features that are not here; resolves at once where none is missing. What failed is fetched with the next call. */
  complete(): Promise<void>
  /** The feature a route belongs to. */
  featureOf(route: RouteEntry): Feature
}

/**
 * Collects the routes of the features. Where two patterns match, the one with fewer parameters wins.
 * @param features those that are here from the beginning
 * @param fetchOthers fetches those that are not; left out where there are none
 */
export function createRouteTable(
  features: readonly Feature[],
  fetchOthers?: () => Promise<readonly Feature[]>,
): RouteTable {
  const owners = new Map<RouteEntry, Feature>()
  const patterns: { pattern: string; route: RouteEntry }[] = []
  const exact = new Map<string, RouteEntry>()
  let isWhole = fetchOthers === undefined
  let others: Promise<void> | undefined

  function add(added: readonly Feature[]) {
    for (const feature of added)
      for (const route of feature.routes) {
        owners.set(route, feature)
        for (const pattern of [route.pattern, ...(route.aliases ?? [])]) {
          if (parameters(pattern) > 0) patterns.push({ pattern, route })
          else exact.set(plain(pattern), route)
        }
      }
    patterns.sort((one, other) => parameters(one.pattern) - parameters(other.pattern))
  }

  async function fetchAndAdd() {
    try {
      add((await fetchOthers?.()) ?? [])
      isWhole = true
    } catch (error) {
      others = undefined
      throw error
    }
  }
  add(features)

  return {
    find(location) {
      const path = location.split(/[?#]/)[0] ?? ''
      // Most have no parameters, and matching is slow.
      return (
        exact.get(plain(path)) ??
        patterns.find(({ pattern }) => matchPath(pattern, path) !== null)?.route
      )
    },
    isWhole: () => isWhole,
    complete: () => (others ??= fetchAndAdd()),
    featureOf(route) {
      const feature = owners.get(route)
      if (!feature) throw new Error(`No feature owns ${route.pattern}`)
      return feature
    },
  }
}

/** A path as the router compares it: without regard to case or to a slash at its end. */
function plain(path: string): string {
  return path.replace(/(.)\/+$/, '$1').toLowerCase()
}

function parameters(pattern: string): number {
  return pattern.split('/').filter((segment) => segment.startsWith(':')).length
}
