import { defineWords } from '@console/core/i18n'
import type {} from './catalogue'

/** What kinds of record that are found are called. */
export const foundWords = defineWords('found', {
  en: () => import('./en').then((m) => m.en),
  tr: () => import('./tr').then((m) => m.tr),
  ar: () => import('./ar').then((m) => m.ar),
})
