import { type ReactNode, useContext } from 'react'
import { RouterProvider } from 'react-aria-components'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { NavigationContext } from './NavigationContext'

export interface AriaProviderProps {
  /** The Intl locale that react-aria writes and reads in; its direction is that of its overlays. */
  locale: string
  children: ReactNode
}

/**
 * Tells menus, dialogs, tabs and the other parts made with react-aria the language and how links are followed. Apart from
 * `NavigationProvider`, because the sign-in page has none of them and should not load react-aria.
 */
export function AriaProvider({ locale, children }: AriaProviderProps) {
  const { navigate, useHref } = useContext(NavigationContext)
  return (
    <I18nProvider locale={locale}>
      {navigate ? (
        <RouterProvider navigate={navigate} useHref={useHref}>
          {children}
        </RouterProvider>
      ) : (
        children
      )}
    </I18nProvider>
  )
}
