import { directionOf, type LanguageId } from '@console/core/i18n'
import { getConfig, waitFor } from 'storybook/test'
import { twoFrames } from './atRest'
import { pendingReads } from './calls'
import { messages } from './messages'

/** Changes the language as the console does: nothing is remounted, and loaded data is read again. */
export async function changeLanguage(language: LanguageId): Promise<void> {
  const root = document.documentElement
  const waitingBefore = pendingReads()
  // As in `waitFor`, React's updates need no `act`.
  await getConfig().asyncWrapper(async () => {
    root.lang = language
    root.dir = directionOf(language)
    await messages.changeLanguage(language)
    await twoFrames()
  })
  // A story may show a read that never ends.
  await waitFor(() => {
    if (pendingReads() > waitingBefore) throw new Error('Something is still read.')
  })
}
