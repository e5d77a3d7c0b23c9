import { defineMessages } from '@console/core/i18n'
import { formMessages } from '@console/form/messages'
import { masterDetailMessages } from '@console/master-detail/messages'
import { optimisticMutationsMessages } from '@console/optimistic-mutations/messages'
import { queryBoundaryMessages } from '@console/query-boundary/messages'

/** Messages of structures: trees and lists that users arrange. */
export const structureMessages = defineMessages(
  'structure',
  {
    en: () => import('./en').then((m) => m.en),
    tr: () => import('./tr').then((m) => m.tr),
    ar: () => import('./ar').then((m) => m.ar),
  },
  [formMessages, masterDetailMessages, optimisticMutationsMessages, queryBoundaryMessages],
)
