import { matchPath } from 'react-router-dom'
import type { Feature, RouteEntry } from './feature'

/** Every route of the console, found by path. Paths match case-insensitively, as in the router. */
export interface RouteTable {
  /** The route of a path, or of its redirect target. */
  find(path: string): RouteEntry | undefined
  /** The redirect target of a path; undefined where it has a screen of its own, or nothing. */
  redirectOf(path: string): string | undefined
  /** Checks whether every feature is loaded. Until then an unknown path may still be a route. */
  isWhole(): boolean
  /** Fetches the missing features; resolves at once where there are none. A failed fetch is retried on the next call. */
  complete(): Promise<void>
  /** The feature of a route. */
  featureOf(route: RouteEntry): Feature
}

/**
 * Collects the routes of the features. Where two patterns match, the first segment in which they differ decides: a literal beats a
 * parameter, and a parameter an optional one.
 * @param features those that are loaded initially
 * @param fetchOthers fetches the others; left out where there are none
 */
export function createRouteTable(
  features: readonly Feature[],
  fetchOthers?: () => Promise<readonly Feature[]>,
): RouteTable {
  const owners = new Map<RouteEntry, Feature>()
  const patterns: { pattern: string; start: string; route: RouteEntry }[] = []
  const exact = new Map<string, RouteEntry>()
  const redirects = new Map<string, string>()
  let isWhole = fetchOthers === undefined
  let others: Promise<void> | undefined

  function add(added: readonly Feature[]) {
    for (const feature of added) {
      for (const [from, to] of Object.entries(feature.redirects ?? {}))
        redirects.set(plain(from), to)
      for (const route of feature.routes) {
        owners.set(route, feature)
        for (const pattern of [route.pattern, ...(route.aliases ?? [])]) {
          const [start = '', ...parameters] = pattern.split('/:')
          if (parameters.length > 0) patterns.push({ pattern, start: plain(start), route })
          else exact.set(plain(pattern), route)
        }
      }
    }
    patterns.sort((one, other) => compare(one.pattern, other.pattern))
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
    redirectOf: (location) => redirects.get(plain(pathOf(location))),
    find(location) {
      const asked = plain(pathOf(location))
      const path = plain(redirects.get(asked) ?? asked)
      // Matching is slow: React Router compiles the pattern each time.
      return (
        exact.get(path) ??
        patterns.find(
          ({ pattern, start }) => path.startsWith(start) && matchPath(pattern, path) !== null,
        )?.route
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

/** A path as the router compares it: ignoring case and a trailing slash. */
function plain(path: string): string {
  return path.replace(/(.)\/+$/, '$1').toLowerCase()
}

/** A location without query and fragment. */
function pathOf(location: string): string {
  return location.split(/[?#]/)[0] ?? ''
}

/** Order in which two patterns are tried. */
function compare(one: string, other: string): number {
  const [ours, theirs] = [one.split('/'), other.split('/')]
  const length = Math.max(ours.length, theirs.length)
  for (let index = 0; index < length; index++) {
    const difference = openness(ours[index]) - openness(theirs[index])
    if (difference !== 0) return difference
  }
  return 0
}

/** Breadth of a segment: a literal is the narrowest. A pattern that ends is narrower than one that may continue. */
function openness(segment: string | undefined): number {
  if (segment === undefined) return 2
  if (!segment.startsWith(':')) return 0
  return segment.endsWith('?') ? 3 : 1
}
