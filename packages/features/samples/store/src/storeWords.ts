import { defineWords } from '@console/core/i18n'
import type {} from './words/catalogue'

/** The words of the store, and of what can be decided about its products. */
export const storeWords = defineWords('store', {
  en: () => import('./words/en').then((m) => m.en),
  tr: () => import('./words/tr').then((m) => m.tr),
  ar: () => import('./words/ar').then((m) => m.ar),
})
