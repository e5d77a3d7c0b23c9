import { defineMessages } from '@console/core/i18n'
import { detailsMessages } from '@console/details/messages'
import { formMessages } from '@console/form/messages'
import { workflowMessages } from '@console/workflows/messages'
import { listMessages } from '@console/list/messages'
import { queryBoundaryMessages } from '@console/query-boundary/messages'
import { recordMessages } from '@console/record/messages'
import { approvalMessages } from '@console/domain/approval/messages'

/** Messages shared by several features. */
export const marketplaceMessages = defineMessages(
  'marketplace',
  {
    en: () => import('./en').then((m) => m.en),
    tr: () => import('./tr').then((m) => m.tr),
    ar: () => import('./ar').then((m) => m.ar),
  },
  [
    detailsMessages,
    formMessages,
    workflowMessages,
    listMessages,
    queryBoundaryMessages,
    recordMessages,
    approvalMessages,
  ],
)
