import { defineMessages } from '@console/core/i18n'

/** Sentences of the sample backend: refusals, confirmations and findings of checks. */
export const sampleMessages = defineMessages('sample', {
  en: () => import('./en').then((m) => m.en),
  tr: () => import('./tr').then((m) => m.tr),
  ar: () => import('./ar').then((m) => m.ar),
})
