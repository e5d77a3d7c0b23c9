import { defineMessages } from '@console/core/i18n'
import { workflowMessages } from '@console/workflows/messages'

/** Messages of forms. */
export const formMessages = defineMessages(
  'form',
  {
    en: () => import('./en').then((m) => m.en),
    tr: () => import('./tr').then((m) => m.tr),
    ar: () => import('./ar').then((m) => m.ar),
  },
  [workflowMessages],
)
