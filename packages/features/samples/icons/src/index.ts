import { defineWords } from '@console/core/i18n'
import { defineFeature } from '@console/core/routes'
import { readWords } from '@console/read/words'
import { iconsPath } from './paths'

/** Icon catalogue of the sample apps (specification 1 and 3). */
export const icons = defineFeature({
  id: 'icons',
  uses: [readWords],
  routes: [
    {
      pattern: iconsPath,
      hasFrame: true,
      title: 'title',
      screen: () => import('./IconsScreen/IconsScreen').then((m) => m.IconsScreen),
    },
  ],
  words: defineWords('icons', {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  }),
})
