import { defineMessages } from '@console/core/i18n'

/** Messages of commission rates. */
export const commissionRateMessages = defineMessages('commission-rate', {
  en: () => import('./en').then((m) => m.en),
  tr: () => import('./tr').then((m) => m.tr),
  ar: () => import('./ar').then((m) => m.ar),
})
