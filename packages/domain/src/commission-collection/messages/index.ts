import { defineMessages } from '@console/core/i18n'

/** The words of what agents have earned. */
export const commissionCollectionMessages = defineMessages('commission-collection', {
  en: () => import('./en').then((m) => m.en),
  tr: () => import('./tr').then((m) => m.tr),
  ar: () => import('./ar').then((m) => m.ar),
})
