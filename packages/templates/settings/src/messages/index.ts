import { defineMessages } from '@console/core/i18n'
import { formMessages } from '@console/form/messages'
import { queryBoundaryMessages } from '@console/query-boundary/messages'

/** Messages of settings: of a document in sections. */
export const settingsMessages = defineMessages(
  'settings',
  {
    en: () => import('./en').then((m) => m.en),
    tr: () => import('./tr').then((m) => m.tr),
    ar: () => import('./ar').then((m) => m.ar),
  },
  [formMessages, queryBoundaryMessages],
)
