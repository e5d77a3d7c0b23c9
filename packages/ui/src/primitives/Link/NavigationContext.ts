import { createContext } from 'react'

/** Link navigation. */
export interface Navigation {
  /** Navigates to a path of the console without a page load. Undefined: the browser follows every link. */
  navigate?: (href: string, options?: { state?: unknown }) => void
  /**
   * A hook that turns a path of the console into the address to show, where the console is mounted below another path.
   */
  useHref: (href: string) => string
}

/** Read by `Link`, provided by `NavigationProvider`. */
export const NavigationContext = createContext<Navigation>({ useHref: (href) => href })
