import { defineMessages } from '@console/core/i18n'
import { queryBoundaryMessages } from '@console/query-boundary/messages'
import { detailsMessages } from '@console/details/messages'
import { defineFeature } from '@console/core/routes'
import { paths } from './paths'

/** A person's profile (specification 2, demo pages). */
export const profile = defineFeature({
  id: 'profile',
  uses: [detailsMessages, queryBoundaryMessages],
  routes: [
    {
      pattern: paths.profile,
      hasFrame: true,
      title: 'title',
      screen: () => import('./ProfileScreen/ProfileScreen').then((m) => m.ProfileScreen),
    },
  ],
  messages: defineMessages('profile', {
    en: () => import('./messages/en').then((m) => m.en),
    tr: () => import('./messages/tr').then((m) => m.tr),
    ar: () => import('./messages/ar').then((m) => m.ar),
  }),
})
