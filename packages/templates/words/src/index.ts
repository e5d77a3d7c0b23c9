import type { WordsLoader } from '@console/core/i18n'
import type {} from './words/catalogue'

/** How the words that all templates share are fetched. */
export const templatesWords: WordsLoader = {
  en: () => import('./words/en').then((m) => m.en),
  tr: () => import('./words/tr').then((m) => m.tr),
  ar: () => import('./words/ar').then((m) => m.ar),
}
