import { defineWords } from '@console/core/i18n'
import { formWords } from '@console/form/words'
import { masterDetailWords } from '@console/master-detail/words'
import { pressWritesWords } from '@console/press-writes/words'
import { readWords } from '@console/read/words'

/** The words of structures: of what stands in an order that people give it. */
export const structureWords = defineWords(
  'structure',
  {
    en: () => import('./en').then((m) => m.en),
    tr: () => import('./tr').then((m) => m.tr),
    ar: () => import('./ar').then((m) => m.ar),
  },
  [formWords, masterDetailWords, pressWritesWords, readWords],
)
