import { defineMessages } from '@console/core/i18n'
import { decisionMessages } from '@console/decision/messages'
import { detailsMessages } from '@console/details/messages'
import { formMessages } from '@console/form/messages'
import { workflowMessages } from '@console/workflows/messages'
import { listMessages } from '@console/list/messages'
import { optimisticMutationsMessages } from '@console/optimistic-mutations/messages'
import { queryBoundaryMessages } from '@console/query-boundary/messages'

/** Messages of records. */
export const recordMessages = defineMessages(
  'record',
  {
    en: () => import('./en').then((m) => m.en),
    tr: () => import('./tr').then((m) => m.tr),
    ar: () => import('./ar').then((m) => m.ar),
  },
  [
    decisionMessages,
    detailsMessages,
    formMessages,
    workflowMessages,
    listMessages,
    optimisticMutationsMessages,
    queryBoundaryMessages,
  ],
)
