import { directionOf, type MessageBundle } from '@console/core/i18n'
import type { Decorator, Loader } from '@storybook/react-vite'
import { useInsertionEffect } from 'react'
import { I18nextProvider } from 'react-i18next'
import { languageOf, loadMessages, messages } from './messages'
import { hasShell } from './withShell'

/** Fetches a story's messages before it is rendered. */
export const messagesLoader: Loader = async (story) => {
  const { title, globals, parameters } = story
  await loadMessages(title, globals.language, [
    ...(hasShell(story) ? (await import('./consoleShell')).shellMessages : []),
    ...((parameters.messages as readonly MessageBundle[] | undefined) ?? []),
  ])
}

/** Sets the language of the toolbar and its direction. */
export const withLanguage: Decorator = (Story, { globals }) => {
  const language = languageOf(globals.language)
  useInsertionEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dir = directionOf(language)
  }, [language])
  return (
    <I18nextProvider i18n={messages.i18n}>
      <Story />
    </I18nextProvider>
  )
}
