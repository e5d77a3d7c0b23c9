import { defineMessages } from '@console/core/i18n'

/** Names of the record types that the search finds, and their loaders. */
export const searchHitMessages = defineMessages('searchHits', {
  en: () => import('./en').then((m) => m.en),
  tr: () => import('./tr').then((m) => m.tr),
  ar: () => import('./ar').then((m) => m.ar),
})
