import { matchPath } from 'react-router-dom'
import type { Feature, RouteEntry } from './feature'

/** Every route of the console, and which one a path belongs to. Paths match without regard to case, as the router does. */
export interface RouteTable {
  find(path: string): RouteEntry | undefined
  /** The feature a route belongs to. */
  featureOf(route: RouteEntry): Feature
}

/** Collects the routes of the features. Where two patterns match, the one with fewer parameters wins. */
export function createRouteTable(features: readonly Feature[]): RouteTable {
  const owners = new Map<RouteEntry, Feature>()
  const patterns: { pattern: string; route: RouteEntry }[] = []
  for (const feature of features)
    for (const route of feature.routes) {
      owners.set(route, feature)
      for (const pattern of [route.pattern, ...(route.aliases ?? [])])
        patterns.push({ pattern, route })
    }
  patterns.sort((one, other) => parameters(one.pattern) - parameters(other.pattern))

  return {
    find(location) {
      const path = location.split(/[?#]/)[0] ?? ''
      return patterns.find(({ pattern }) => matchPath(pattern, path) !== null)?.route
    },
    featureOf(route) {
      const feature = owners.get(route)
      if (!feature) throw new Error(`No feature owns ${route.pattern}`)
      return feature
    },
  }
}

function parameters(pattern: string): number {
  return pattern.split('/').filter((segment) => segment.startsWith(':')).length
}
