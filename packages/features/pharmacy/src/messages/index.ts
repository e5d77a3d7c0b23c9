import { defineMessages } from '@console/core/i18n'

/** Messages of companies and their products. */
export const pharmacyMessages = defineMessages('pharmacy', {
  en: () => import('./en').then((m) => m.en),
  tr: () => import('./tr').then((m) => m.tr),
  ar: () => import('./ar').then((m) => m.ar),
})
