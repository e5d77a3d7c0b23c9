import { defineWords } from '@console/core/i18n'
import { decisionWords } from '@console/decision/words'
import { factsWords } from '@console/facts/words'
import { kindsWords } from '@console/kinds/words'
import { readWords } from '@console/read/words'

/** The words of lists. */
export const listWords = defineWords(
  'list',
  {
    en: () => import('./en').then((m) => m.en),
    tr: () => import('./tr').then((m) => m.tr),
    ar: () => import('./ar').then((m) => m.ar),
  },
  [decisionWords, factsWords, kindsWords, readWords],
)
