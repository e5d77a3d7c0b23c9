import { defineWords } from '@console/core/i18n'
import { defineFeature } from '@console/core/routes'

/** Thing name: its routes. */
export const thingName = defineFeature({
  id: 'thing-name',
  routes: [],
  words: defineWords('thing-name', {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  }),
})
