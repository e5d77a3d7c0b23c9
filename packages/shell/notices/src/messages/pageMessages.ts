import { isLanguageId } from '@console/core/i18n'
import { ar } from './ar'
import { en } from './en'
import { tr } from './tr'

const all = { en, tr, ar }

/**
 * The words in `language`, or in that of the page. They need no provider, so that they can be shown when the console could
 * not start.
 */
export function pageMessages(
  language = typeof document === 'undefined' ? 'en' : document.documentElement.lang,
): Record<keyof typeof en, string> {
  return all[isLanguageId(language) ? language : 'en']
}
