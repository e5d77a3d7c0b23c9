import { defineWords } from '@console/core/i18n'
import type {} from './catalogue'

/** The words of orders and their payments. */
export const orderWords = defineWords('order', {
  en: () => import('./en').then((m) => m.en),
  tr: () => import('./tr').then((m) => m.tr),
  ar: () => import('./ar').then((m) => m.ar),
})
