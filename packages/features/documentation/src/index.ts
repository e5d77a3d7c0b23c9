import { defineFeature } from '@console/core/routes'
import { paths } from './paths'
import type {} from './words/catalogue'

/** Help pages inside the console. */
export const documentation = defineFeature({
  id: 'documentation',
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
      uses: ['templates'],
      screen: () => import('./LicencesScreen/LicencesScreen').then((m) => m.LicencesScreen),
    },
  ],
  words: {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  },
})
