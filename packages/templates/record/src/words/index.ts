import { defineWords } from '@console/core/i18n'
import { decisionWords } from '@console/decision/words'
import { factsWords } from '@console/facts/words'
import { formWords } from '@console/form/words'
import { kindsWords } from '@console/kinds/words'
import { listWords } from '@console/list/words'
import { pressWritesWords } from '@console/press-writes/words'
import { readWords } from '@console/read/words'

/** The words of records. */
export const recordWords = defineWords(
  'record',
  {
    en: () => import('./en').then((m) => m.en),
    tr: () => import('./tr').then((m) => m.tr),
    ar: () => import('./ar').then((m) => m.ar),
  },
  [decisionWords, factsWords, formWords, kindsWords, listWords, pressWritesWords, readWords],
)
