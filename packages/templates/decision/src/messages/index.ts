import { defineMessages } from '@console/core/i18n'
import { detailsMessages } from '@console/details/messages'
import { formMessages } from '@console/form/messages'
import { workflowMessages } from '@console/workflows/messages'
import { queryBoundaryMessages } from '@console/query-boundary/messages'

/** Messages of decisions. */
export const decisionMessages = defineMessages(
  'decision',
  {
    en: () => import('./en').then((m) => m.en),
    tr: () => import('./tr').then((m) => m.tr),
    ar: () => import('./ar').then((m) => m.ar),
  },
  [detailsMessages, formMessages, workflowMessages, queryBoundaryMessages],
)
