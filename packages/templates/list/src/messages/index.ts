import { defineMessages } from '@console/core/i18n'
import { decisionMessages } from '@console/decision/messages'
import { detailsMessages } from '@console/details/messages'
import { workflowMessages } from '@console/workflows/messages'
import { queryBoundaryMessages } from '@console/query-boundary/messages'

/** Messages of lists. */
export const listMessages = defineMessages(
  'list',
  {
    en: () => import('./en').then((m) => m.en),
    tr: () => import('./tr').then((m) => m.tr),
    ar: () => import('./ar').then((m) => m.ar),
  },
  [decisionMessages, detailsMessages, workflowMessages, queryBoundaryMessages],
)
