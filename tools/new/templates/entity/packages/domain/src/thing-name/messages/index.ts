import { defineMessages } from '@console/core/i18n'

/** Messages of this type of record, and their loaders. */
export const thingNameMessages = defineMessages('thing-name', {
  en: () => import('./en').then((m) => m.en),
  tr: () => import('./tr').then((m) => m.tr),
  ar: () => import('./ar').then((m) => m.ar),
})
