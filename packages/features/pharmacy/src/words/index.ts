import { defineWords } from '@console/core/i18n'
import type {} from './catalogue'

/** The words of companies and their products. */
export const pharmacyWords = defineWords('pharmacy', {
  en: () => import('./en').then((m) => m.en),
  tr: () => import('./tr').then((m) => m.tr),
  ar: () => import('./ar').then((m) => m.ar),
})
