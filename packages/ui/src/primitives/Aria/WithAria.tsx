import { type ReactNode, use } from 'react'
import { RouterProvider } from 'react-aria-components'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { NavigationContext } from '../Link/NavigationProvider'
import { LocaleContext } from './LocaleContext'

/**
 * Wraps react-aria components: they take the language of the `AriaProvider`, and their links follow the
 * `NavigationProvider`.
 */
export function WithAria({ children }: { children: ReactNode }) {
  const { navigate, useHref } = use(NavigationContext)
  return (
    <I18nProvider locale={use(LocaleContext)}>
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
