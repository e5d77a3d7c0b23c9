import { defineWords } from '@console/core/i18n'
import { factsWords } from '@console/facts/words'
import { formWords } from '@console/form/words'
import { kindsWords } from '@console/kinds/words'
import { readWords } from '@console/read/words'

/** The words of decisions. */
export const decisionWords = defineWords(
  'decision',
  {
    en: () => import('./en').then((m) => m.en),
    tr: () => import('./tr').then((m) => m.tr),
    ar: () => import('./ar').then((m) => m.ar),
  },
  [factsWords, formWords, kindsWords, readWords],
)
