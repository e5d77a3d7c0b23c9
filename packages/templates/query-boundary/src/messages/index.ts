import { defineMessages } from '@console/core/i18n'

/** Messages of query boundaries. */
export const queryBoundaryMessages = defineMessages('query-boundary', {
  en: () => import('./en').then((m) => m.en),
  tr: () => import('./tr').then((m) => m.tr),
  ar: () => import('./ar').then((m) => m.ar),
})
