import { defineMessages } from '@console/core/i18n'

/** Messages of decisions about plans. */
export const planMessages = defineMessages('listing-plan', {
  en: () => import('./en').then((m) => m.en),
  tr: () => import('./tr').then((m) => m.tr),
  ar: () => import('./ar').then((m) => m.ar),
})
