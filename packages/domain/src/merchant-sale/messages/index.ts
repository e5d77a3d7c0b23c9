import { defineMessages } from '@console/core/i18n'

/** Messages of payments at merchants’ tills. */
export const merchantSaleMessages = defineMessages('merchant-sale', {
  en: () => import('./en').then((m) => m.en),
  tr: () => import('./tr').then((m) => m.tr),
  ar: () => import('./ar').then((m) => m.ar),
})
