import { defineMessages } from '@console/core/i18n'
import { queryBoundaryMessages } from '@console/query-boundary/messages'

/** Messages of imports from spreadsheets. */
export const importMessages = defineMessages(
  'import',
  {
    en: () => import('./en').then((m) => m.en),
    tr: () => import('./tr').then((m) => m.tr),
    ar: () => import('./ar').then((m) => m.ar),
  },
  [queryBoundaryMessages],
)
