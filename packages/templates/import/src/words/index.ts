import { defineWords } from '@console/core/i18n'
import { readWords } from '@console/read/words'

/** The words of imports from spreadsheets. */
export const importWords = defineWords(
  'import',
  {
    en: () => import('./en').then((m) => m.en),
    tr: () => import('./tr').then((m) => m.tr),
    ar: () => import('./ar').then((m) => m.ar),
  },
  [readWords],
)
