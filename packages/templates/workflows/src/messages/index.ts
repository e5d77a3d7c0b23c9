import { defineMessages } from '@console/core/i18n'

/** Messages of workflows, whichever. */
export const workflowMessages = defineMessages('workflows', {
  en: () => import('./en').then((m) => m.en),
  tr: () => import('./tr').then((m) => m.tr),
  ar: () => import('./ar').then((m) => m.ar),
})
