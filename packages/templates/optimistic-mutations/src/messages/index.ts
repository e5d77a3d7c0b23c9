import { defineMessages } from '@console/core/i18n'
import { formMessages } from '@console/form/messages'

/** The words of what is written with one press. */
export const optimisticMutationsMessages = defineMessages(
  'optimistic-mutations',
  {
    en: () => import('./en').then((m) => m.en),
    tr: () => import('./tr').then((m) => m.tr),
    ar: () => import('./ar').then((m) => m.ar),
  },
  [formMessages],
)
