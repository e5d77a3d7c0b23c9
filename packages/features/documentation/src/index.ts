import { defineMessages } from '@console/core/i18n'
import { queryBoundaryMessages } from '@console/query-boundary/messages'
import { defineFeature } from '@console/core/routes'
import { paths } from './paths'

/** Help pages inside the console. */
export const documentation = defineFeature({
  id: 'documentation',
  uses: [queryBoundaryMessages],
  routes: [
    {
      pattern: paths.languages,
      hasFrame: true,
      title: 'languages.title',
      screen: () => import('./LanguagesScreen/LanguagesScreen').then((m) => m.LanguagesScreen),
    },
    {
      pattern: paths.licences,
      hasFrame: true,
      title: 'licences.title',
      screen: () => import('./LicencesScreen/LicencesScreen').then((m) => m.LicencesScreen),
    },
  ],
  messages: defineMessages('documentation', {
    en: () => import('./messages/en').then((m) => m.en),
    tr: () => import('./messages/tr').then((m) => m.tr),
    ar: () => import('./messages/ar').then((m) => m.ar),
  }),
})
