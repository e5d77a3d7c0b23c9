import type { ReactNode } from 'react'
import { LocaleContext } from './LocaleContext'

export interface AriaProviderProps {
  /** Intl locale of the react-aria components; it also gives overlays their direction. */
  locale: string
  children: ReactNode
}

/**
 * Provides the language to menus, dialogs, tabs and other react-aria components. It stores the locale only: react-aria
 * is loaded with the first of them (`WithAria`), so that the shell around them stays light.
 */
export function AriaProvider({ locale, children }: AriaProviderProps) {
  return <LocaleContext value={locale}>{children}</LocaleContext>
}
