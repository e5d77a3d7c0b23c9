import type { WordsLoader } from '@console/core/i18n'
import type {} from './catalogue'

/** How the words that all templates share are fetched. */
export const templatesWords: WordsLoader = {
  en: () => import('./en').then((m) => m.en),
  tr: () => import('./tr').then((m) => m.tr),
  ar: () => import('./ar').then((m) => m.ar),
}
