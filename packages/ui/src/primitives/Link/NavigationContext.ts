import { createContext } from 'react'

/** How links are followed. */
export interface Navigation {
  /** Goes to a path of the console without a page load. Undefined: the browser follows every link. */
  navigate?: (href: string, options?: { state?: unknown }) => void
  /** A hook that makes a path of the console into the address to show, where the console stands below another path. */
  useHref: (href: string) => string
}

/** Read by `Link`, given by `NavigationProvider`. */
export const NavigationContext = createContext<Navigation>({ useHref: (href) => href })
