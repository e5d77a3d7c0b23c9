import { matchPath } from 'react-router-dom'
import type { Role } from '../permissions'

/** Specification 3: an entry of the navigation, as a package declares it. */
export interface NavigationEntry {
  /** Also the key in a user's shortcuts: it never changes, even if the address does. */
  id: string
  /**
   * `group`: a caption over its children. `collapse`: opens and closes over its children. `item`: a screen. `link`: an address outside.
   * `divider`: a line.
   */
  type: 'group' | 'collapse' | 'item' | 'link' | 'divider'
  /** Title where it is the same in every language, such as a name; a divider has none. */
  title?: string
  /** Message key of its title, with the namespace: `navigation:item.agents`. It takes precedence over `title`. */
  translate?: string
  url?: string
  /** Name of its icon in the navigation's set. */
  icon?: string
  /** Its badge. */
  badge?: number
  /** Name of the queue whose number of waiting records is its badge, once known. */
  queue?: string
  /** Patterns of further routes that belong to it, such as that of one record of its list: it is active on them, too. */
  holds?: readonly string[]
  /** Set to be active on its own path only. */
  exact?: boolean
  /** Target of a link. Default: a new tab. */
  target?: '_self' | '_blank'
  /** Specification 6: roles that may see it. Left out: everyone. */
  auth?: readonly Role[]
  children?: readonly NavigationEntry[]
}

/** An entry as shown: allowed to the user, and translated. */
export interface NavigationItem {
  id: string
  type: NavigationEntry['type']
  /** Empty for a divider. */
  title: string
  url?: string
  icon?: string
  /** Number of waiting records behind it; nothing is shown for 0. */
  badge?: number
  holds?: readonly string[]
  exact?: boolean
  target?: '_self' | '_blank'
  children?: readonly NavigationItem[]
}

/** Context for turning entries into items. */
export interface NavigationView {
  /** Checks whether the user may open it: its screen exists, and the permission check passes. */
  isShown(entry: NavigationEntry): boolean
  translate(key: string): string
  /** Number of waiting records in a queue; undefined while unknown. */
  waitingIn(queue: string): number | undefined
}

/**
 * Navigation of one user, translated. Groups and collapses without visible children are left out, and so are dividers at either end or
 * beside another.
 */
export function navigationFor(
  entries: readonly NavigationEntry[],
  view: NavigationView,
): readonly NavigationItem[] {
  const items = entries
    .filter(view.isShown)
    .map((entry) => itemOf(entry, view))
    .filter(({ children }) => children === undefined || children.length > 0)
  return items.filter(
    ({ type }, index) =>
      type !== 'divider' ||
      (index > 0 && index < items.length - 1 && items[index - 1]?.type !== 'divider'),
  )
}

function itemOf(
  { auth: _, title = '', translate, badge, queue, children, ...entry }: NavigationEntry,
  view: NavigationView,
): NavigationItem {
  return {
    ...entry,
    title: translate === undefined ? title : view.translate(translate),
    badge: (queue === undefined ? undefined : view.waitingIn(queue)) ?? badge,
    ...(children === undefined ? {} : { children: navigationFor(children, view) }),
  }
}

/**
 * Specification 2: the active item is the one whose path is open, or a child's, or one that belongs to it; an exact one is active on its
 * own path only.
 */
export function isActive({ url, holds = [], exact }: NavigationItem, path: string): boolean {
  if (url === undefined) return false
  const open = trimmed(path)
  if (open === trimmed(url)) return true
  return (
    !exact &&
    (`${open}/`.startsWith(`${trimmed(url)}/`) ||
      holds.some((pattern) => matchPath(pattern, path) !== null))
  )
}

/** Checks whether an entry or one below it is active: a collapse with such a child opens automatically. */
export function holdsActive(item: NavigationItem, path: string): boolean {
  return isActive(item, path) || (item.children?.some((child) => holdsActive(child, path)) ?? false)
}

/** All entries with an address, in order: the choices of the command palette and the shortcuts. */
export function destinations(items: readonly NavigationItem[]): readonly NavigationItem[] {
  return items.flatMap((item) => [
    ...((item.type === 'item' || item.type === 'link') && item.url !== undefined ? [item] : []),
    ...destinations(item.children ?? []),
  ])
}

/** Removes the trailing slash and lower-cases: routes ignore both. */
function trimmed(path: string): string {
  return path.toLowerCase().replace(/(?<=.)\/+$/, '')
}
