import { defineWords } from '@console/core/i18n'
import { formWords } from '@console/form/words'
import { masterDetailWords } from '@console/master-detail/words'
import { readWords } from '@console/read/words'
import type {} from './catalogue'

/** The words of what a category asks: of what is sold in it, or of what is listed in it. */
export const categoryInputsWords = defineWords(
  'category-inputs',
  {
    en: () => import('./en').then((m) => m.en),
    tr: () => import('./tr').then((m) => m.tr),
    ar: () => import('./ar').then((m) => m.ar),
  },
  [formWords, masterDetailWords, readWords],
)
