import type { ReactNode } from 'react'
import { LocaleContext } from './LocaleContext'

export interface AriaProviderProps {
  /** The Intl locale that what is made with react-aria writes and reads in; its direction is that of overlays. */
  locale: string
  children: ReactNode
}

/**
 * Tells menus, dialogs, tabs and whatever else is made with react-aria the language. It only keeps it: react-aria itself
 * comes with the first of them (`WithAria`), so that the shell around them stays light.
 */
export function AriaProvider({ locale, children }: AriaProviderProps) {
  return <LocaleContext value={locale}>{children}</LocaleContext>
}
