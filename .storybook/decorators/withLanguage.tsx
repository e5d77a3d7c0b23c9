import { directionOf, type MessageBundle } from '@console/core/i18n'
import type { Decorator, Loader } from '@storybook/react-vite'
import type { StoryContext } from 'storybook/internal/types'
import { useInsertionEffect } from 'react'
import { I18nextProvider } from 'react-i18next'
import { changeLanguage } from './changeLanguage'
import { languageOf, loadMessages, messages } from './messages'
import { hasShell } from './withShell'

/** Renders whose play is over. */
const played = new WeakSet<AbortSignal>()

type LocalizedStory = Pick<StoryContext, 'abortSignal' | 'globals'>

/**
 * Language of a story's texts: the toolbar's. A play that finds its elements by the texts of one language sets `globals.playedIn`: then it is
 * that one, until the play is over.
 */
function languageDuring({ abortSignal, globals }: LocalizedStory): unknown {
  return globals.playedIn === '' || played.has(abortSignal) ? globals.language : globals.playedIn
}

/** Fetches a story's messages before it is rendered. */
export const messagesLoader: Loader = async (story) => {
  const { title, parameters } = story
  await loadMessages(title, languageDuring(story), [
    ...(hasShell(story) ? (await import('./consoleShell')).shellMessages : []),
    ...((parameters.messages as readonly MessageBundle[] | undefined) ?? []),
  ])
}

/** Sets the language of the toolbar and its direction. */
export const withLanguage: Decorator = (Story, story) => {
  const language = languageOf(languageDuring(story))
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

/** Shows a story in the toolbar's language once its play is over. */
export async function endPlayLanguage({ abortSignal, globals }: LocalizedStory): Promise<void> {
  played.add(abortSignal)
  const language = languageOf(globals.language)
  if (globals.playedIn !== '' && globals.playedIn !== language) await changeLanguage(language)
}
