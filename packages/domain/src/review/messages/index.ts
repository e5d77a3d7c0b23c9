import { defineMessages } from '@console/core/i18n'

/** Messages of reviews. */
export const reviewMessages = defineMessages('review', {
  en: () => import('./en').then((m) => m.en),
  tr: () => import('./tr').then((m) => m.tr),
  ar: () => import('./ar').then((m) => m.ar),
})
