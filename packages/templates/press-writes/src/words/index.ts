import { defineWords } from '@console/core/i18n'
import { formWords } from '@console/form/words'

/** The words of what is written with one press. */
export const pressWritesWords = defineWords(
  'press-writes',
  {
    en: () => import('./en').then((m) => m.en),
    tr: () => import('./tr').then((m) => m.tr),
    ar: () => import('./ar').then((m) => m.ar),
  },
  [formWords],
)
