import { languages } from '@console/core/i18n'
import { pageMessages } from './pageMessages'

/**
 * Messages that the page shows in each language without the console's own script: heading, message and button when it can't be
 * loaded, and the texts while it loads, at once and after ten seconds. In the order in which `firstScript.js` reads them.
 */
export function noScriptMessages(): Record<string, readonly string[]> {
  return Object.fromEntries(
    languages.map(({ id }) => {
      const messages = pageMessages(id)
      return [
        id,
        [
          messages['configuration.title'],
          messages['missing.message'],
          messages['action.reload'],
          messages['start.label'],
          messages['wait.slow'],
        ],
      ]
    }),
  )
}
