import { defineMessages } from '@console/core/i18n'
import { defineFeature } from '@console/core/routes'
import { queryBoundaryMessages } from '@console/query-boundary/messages'
import { iconsPath } from './paths'

/** Icon catalogue of the sample apps (specification 1 and 3). */
export const icons = defineFeature({
  id: 'icons',
  uses: [queryBoundaryMessages],
  routes: [
    {
      pattern: iconsPath,
      hasFrame: true,
      title: 'title',
      screen: () => import('./IconsScreen/IconsScreen').then((m) => m.IconsScreen),
    },
  ],
  messages: defineMessages('icons', {
    en: () => import('./messages/en').then((m) => m.en),
    tr: () => import('./messages/tr').then((m) => m.tr),
    ar: () => import('./messages/ar').then((m) => m.ar),
  }),
})
