import { defineWords } from '@console/core/i18n'
import { defineFeature } from '@console/core/routes'
import type {} from './words/catalogue'

/** Registration: its routes. */
export const registration = defineFeature({
  id: 'registration',
  routes: [],
  words: defineWords('registration', {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  }),
})
