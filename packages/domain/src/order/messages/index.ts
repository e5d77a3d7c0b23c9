import { defineMessages } from '@console/core/i18n'

/** Messages of orders and their payments. */
export const orderMessages = defineMessages('order', {
  en: () => import('./en').then((m) => m.en),
  tr: () => import('./tr').then((m) => m.tr),
  ar: () => import('./ar').then((m) => m.ar),
})
