import { defineMessages } from '@console/core/i18n'

/** Messages of the directory: of its listings and plans. */
export const listingsMessages = defineMessages('listings', {
  en: () => import('./en').then((m) => m.en),
  tr: () => import('./tr').then((m) => m.tr),
  ar: () => import('./ar').then((m) => m.ar),
})
