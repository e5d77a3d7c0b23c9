import { defineWords } from '@console/core/i18n'
import { systemAdmin } from '@console/core/permissions'
import { defineFeature } from '@console/core/routes'
import { pressWritesWords } from '@console/press-writes/words'
import { readWords } from '@console/read/words'
import { boardPattern, boardsPath } from './paths'

/**
 * Boards of the sample apps (specification 1 and 3): lists of cards, arranged by hand, with the details of each card.
 */
export const scrumboard = defineFeature({
  id: 'scrumboard',
  uses: [pressWritesWords, readWords],
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
  words: defineWords('scrumboard', {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  }),
})
