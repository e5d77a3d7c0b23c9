import { type ReactNode, useMemo, createContext } from 'react'

/** Link navigation. */
interface Navigation {
  /** Navigates to a path of the console without a page load. Undefined: the browser follows every link. */
  navigate?: (href: string, options?: { state?: unknown }) => void
  /**
   * A hook that turns a path of the console into the address to show, where the console is mounted below another path.
   */
  useHref: (href: string) => string
}

/** Read by `Link`, provided by `NavigationProvider`. */
export const NavigationContext = createContext<Navigation>({ useHref: (href) => href })

export interface NavigationProviderProps extends Required<Navigation> {
  children: ReactNode
}

/** Connects every link of `ui` to the console's router, those of menus and tabs too. */
export function NavigationProvider({ navigate, useHref, children }: NavigationProviderProps) {
  const navigation = useMemo(() => ({ navigate, useHref }), [navigate, useHref])
  return <NavigationContext value={navigation}>{children}</NavigationContext>
}
