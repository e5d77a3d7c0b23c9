import { defineWords } from '@console/core/i18n'
import { kindsWords } from '@console/kinds/words'

/** The words of forms. */
export const formWords = defineWords(
  'form',
  {
    en: () => import('./en').then((m) => m.en),
    tr: () => import('./tr').then((m) => m.tr),
    ar: () => import('./ar').then((m) => m.ar),
  },
  [kindsWords],
)
