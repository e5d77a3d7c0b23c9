import { directionOf, type MessageBundle } from '@console/core/i18n'
import { frameMessages } from '@console/shell-frame'
import type { Decorator, Loader } from '@storybook/react-vite'
import { useInsertionEffect } from 'react'
import { I18nextProvider } from 'react-i18next'
import { isFramed } from './withFrame'
import { languageOf, loadMessages, messages } from './messages'

/** Fetches a story's messages before it is rendered. */
export const messagesLoader: Loader = async ({ title, globals, parameters }) => {
  const isInFrame = isFramed(title, globals.layout, parameters)
  await loadMessages(title, globals.language, [
    ...(isInFrame ? [frameMessages] : []),
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
