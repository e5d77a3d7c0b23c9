import { defineMessages } from '@console/core/i18n'

/** The words of what is read. */
export const queryBoundaryMessages = defineMessages('query-boundary', {
  en: () => import('./en').then((m) => m.en),
  tr: () => import('./tr').then((m) => m.tr),
  ar: () => import('./ar').then((m) => m.ar),
})
