import { defineMessages } from '@console/core/i18n'

/** Messages of featured items. */
export const featuredMessages = defineMessages('featured', {
  en: () => import('./en').then((m) => m.en),
  tr: () => import('./tr').then((m) => m.tr),
  ar: () => import('./ar').then((m) => m.ar),
})
