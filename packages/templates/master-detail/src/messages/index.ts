import { defineMessages } from '@console/core/i18n'

/** Messages of lists with their records beside them. */
export const masterDetailMessages = defineMessages('master-detail', {
  en: () => import('./en').then((m) => m.en),
  tr: () => import('./tr').then((m) => m.tr),
  ar: () => import('./ar').then((m) => m.ar),
})
