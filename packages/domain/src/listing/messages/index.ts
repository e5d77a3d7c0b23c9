import { defineMessages } from '@console/core/i18n'

/** Messages of the visibility of listings. */
export const listingMessages = defineMessages('listing', {
  en: () => import('./en').then((m) => m.en),
  tr: () => import('./tr').then((m) => m.tr),
  ar: () => import('./ar').then((m) => m.ar),
})
