import { matchPath } from 'react-router-dom'
import type { Feature, RouteEntry } from './feature'

/** Every route of the console, and which one a path belongs to. Paths match without regard to case, as the router does. */
export interface RouteTable {
  /** The route of a path, or of the address that the path leads to. */
  find(path: string): RouteEntry | undefined
  /** The address that a path only leads to; undefined where it has a screen of its own, or nothing. */
  redirectOf(path: string): string | undefined
  /** Whether every feature is here. Until then a path that is not found may be a route all the same. */
  isWhole(): boolean
  /** Fetches the features that are not here; resolves at once where none is missing. What failed is fetched with the next call. */
  complete(): Promise<void>
  /** The feature a route belongs to. */
  featureOf(route: RouteEntry): Feature
}

/**
 * Collects the routes of the features. Where two patterns match, the first segment in which they differ decides: what is written out beats a
 * parameter, and a parameter one that may be left out.
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
          if (pattern.includes(':')) patterns.push({ pattern, route })
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
      const asked = pathOf(location)
      const path = redirects.get(plain(asked)) ?? asked
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

/** A location without query and fragment. */
function pathOf(location: string): string {
  return location.split(/[?#]/)[0] ?? ''
}

/** Which of two patterns is asked first. */
function compare(one: string, other: string): number {
  const [ours, theirs] = [one.split('/'), other.split('/')]
  const length = Math.max(ours.length, theirs.length)
  for (let index = 0; index < length; index++) {
    const difference = openness(ours[index]) - openness(theirs[index])
    if (difference !== 0) return difference
  }
  return 0
}

/**
 * How broadly a segment of a pattern matches: a written-out one is the narrowest. A pattern that ends is narrower than one that may
 * go on.
 */
function openness(segment: string | undefined): number {
  if (segment === undefined) return 2
  if (!segment.startsWith(':')) return 0
  return segment.endsWith('?') ? 3 : 1
}
