import { directionOf, type Vocabulary } from '@console/core/i18n'
import { frameWords } from '@console/shell-frame'
import type { Decorator, Loader } from '@storybook/react-vite'
import { useInsertionEffect } from 'react'
import { I18nextProvider } from 'react-i18next'
import { isFramed } from './withFrame'
import { languageOf, loadWords, words } from './words'

/** Fetches a story's messages before it is rendered. */
export const wordsLoader: Loader = async ({ title, globals, parameters }) => {
  const isInFrame = isFramed(title, globals.layout, parameters)
  await loadWords(title, globals.language, [
    ...(isInFrame ? [frameWords] : []),
    ...((parameters.words as readonly Vocabulary[] | undefined) ?? []),
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
    <I18nextProvider i18n={words.i18n}>
      <Story />
    </I18nextProvider>
  )
}
