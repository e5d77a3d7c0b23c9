import { defineWords } from '@console/core/i18n'
import { readWords } from '@console/read/words'
import { factsWords } from '@console/facts/words'
import { defineFeature } from '@console/core/routes'
import { paths } from './paths'

/** A person's profile (specification 2, demo pages). */
export const profile = defineFeature({
  id: 'profile',
  uses: [factsWords, readWords],
  routes: [
    {
      pattern: paths.profile,
      hasFrame: true,
      title: 'title',
      screen: () => import('./ProfileScreen/ProfileScreen').then((m) => m.ProfileScreen),
    },
  ],
  words: defineWords('profile', {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  }),
})
