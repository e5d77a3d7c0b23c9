import { defineMessages } from '@console/core/i18n'
import { defineFeature } from '@console/core/routes'
import { paths } from './paths'

/** Waiting pages of the sample apps (specification 2, demo pages). */
export const waiting = defineFeature({
  id: 'waiting',
  routes: [
    {
      pattern: paths.comingSoon,
      hasFrame: false,
      title: 'comingSoon.title',
      screen: () => import('./comingSoon').then((m) => m.ComingSoon),
    },
    {
      pattern: paths.maintenance,
      hasFrame: false,
      title: 'maintenance.title',
      screen: () => import('./maintenance').then((m) => m.Maintenance),
    },
  ],
  messages: defineMessages('waiting', {
    en: () => import('./messages/en').then((m) => m.en),
    tr: () => import('./messages/tr').then((m) => m.tr),
    ar: () => import('./messages/ar').then((m) => m.ar),
  }),
})
