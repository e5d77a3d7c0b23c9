import { type ReactNode, useMemo } from 'react'
import { type Navigation, NavigationContext } from './NavigationContext'

export interface NavigationProviderProps extends Required<Navigation> {
  children: ReactNode
}

/** Connects every link of `ui` to the console's router, those of menus and tabs too. */
export function NavigationProvider({ navigate, useHref, children }: NavigationProviderProps) {
  const navigation = useMemo(() => ({ navigate, useHref }), [navigate, useHref])
  return <NavigationContext value={navigation}>{children}</NavigationContext>
}
