import { defineWords } from '@console/core/i18n'
import { formWords } from '@console/form/words'
import { readWords } from '@console/read/words'

/** The words of settings: of a document in sections. */
export const settingsWords = defineWords(
  'settings',
  {
    en: () => import('./en').then((m) => m.en),
    tr: () => import('./tr').then((m) => m.tr),
    ar: () => import('./ar').then((m) => m.ar),
  },
  [formWords, readWords],
)
