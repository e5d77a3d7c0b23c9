import { defineMessages } from '@console/core/i18n'
import { systemAdmin } from '@console/core/permissions'
import { defineFeature } from '@console/core/routes'
import { optimisticMutationsMessages } from '@console/optimistic-mutations/messages'
import { queryBoundaryMessages } from '@console/query-boundary/messages'
import { boardPattern, boardsPath } from './paths'

/**
 * Boards of the sample apps (specification 1 and 3): lists of cards, arranged by hand, with the details of each card.
 */
export const scrumboard = defineFeature({
  id: 'scrumboard',
  uses: [optimisticMutationsMessages, queryBoundaryMessages],
  routes: [
    {
      pattern: boardsPath,
      auth: systemAdmin,
      hasFrame: true,
      title: 'title',
      screen: () => import('./BoardsScreen/BoardsScreen').then((m) => m.BoardsScreen),
    },
    {
      pattern: boardPattern,
      auth: systemAdmin,
      hasFrame: true,
      placesFocus: true,
      title: 'title',
      screen: () => import('./BoardScreen/BoardScreen').then((m) => m.BoardScreen),
    },
  ],
  messages: defineMessages('scrumboard', {
    en: () => import('./messages/en').then((m) => m.en),
    tr: () => import('./messages/tr').then((m) => m.tr),
    ar: () => import('./messages/ar').then((m) => m.ar),
  }),
})
