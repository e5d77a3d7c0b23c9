import { localeOf } from '@console/core/i18n'
import { GuardedNavigator } from '@console/core/routes'
import { AriaProvider, NavigationProvider } from '@console/ui'
import type { Decorator } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MemoryRouter, useHref, useNavigate } from 'react-router-dom'
import { languageOf } from './messages'

/** Routes of a story, in memory. One whose screen reads its address sets `parameters.address`. */
export const withRouter: Decorator = (Story, { parameters }) => {
  const language = languageOf(useTranslation().i18n.language)
  return (
    <MemoryRouter
      initialEntries={[(parameters.address as string | undefined) ?? '/']}
      // As in the console: a field whose text is in the address would lose letters.
      useTransitions={false}
    >
      <GuardedNavigator screenAt={oneScreen}>
        <Links locale={localeOf(language)}>
          <Story />
        </Links>
      </GuardedNavigator>
    </MemoryRouter>
  )
}

/** A story shows one screen, whatever its address. */
const oneScreen = () => 'story'

function Links({ locale, children }: { locale: string; children: ReactNode }) {
  return (
    <NavigationProvider navigate={useNavigate()} useHref={useHref}>
      <AriaProvider locale={locale}>{children}</AriaProvider>
    </NavigationProvider>
  )
}
