import { languages } from '@console/core/i18n'
import { wordsOfPage } from './wordsOfPage'

/**
 * Messages that the page shows in each language without the console's own script: heading, message and button when it can't be
 * loaded, and the texts while it loads, at once and after ten seconds. In the order in which `firstScript.js` reads them.
 */
export function wordsWithoutScript(): Record<string, readonly string[]> {
  return Object.fromEntries(
    languages.map(({ id }) => {
      const words = wordsOfPage(id)
      return [
        id,
        [
          words['configuration.title'],
          words['missing.message'],
          words['action.reload'],
          words['start.label'],
          words['wait.slow'],
        ],
      ]
    }),
  )
}
