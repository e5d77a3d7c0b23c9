import { defineWords } from '@console/core/i18n'
import { readWords } from '@console/read/words'
import { defineFeature } from '@console/core/routes'
import { paths } from './paths'

/** Help pages inside the console. */
export const documentation = defineFeature({
  id: 'documentation',
  uses: [readWords],
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
  words: defineWords('documentation', {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  }),
})
