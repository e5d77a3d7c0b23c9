import { defineMessages } from '@console/core/i18n'

/** Messages of the store, and of what can be decided about its products. */
export const storeMessages = defineMessages('store', {
  en: () => import('./en').then((m) => m.en),
  tr: () => import('./tr').then((m) => m.tr),
  ar: () => import('./ar').then((m) => m.ar),
})
