import { defineMessages } from '@console/core/i18n'
import { formMessages } from '@console/form/messages'

/** Messages of optimistic mutations. */
export const optimisticMutationsMessages = defineMessages(
  'optimistic-mutations',
  {
    en: () => import('./en').then((m) => m.en),
    tr: () => import('./tr').then((m) => m.tr),
    ar: () => import('./ar').then((m) => m.ar),
  },
  [formMessages],
)
