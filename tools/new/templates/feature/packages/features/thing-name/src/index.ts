import { defineFeature, operatorRoute } from '@console/core/routes'
import { paths } from './paths'
import type {} from './words/catalogue'

/** Thing name: one list, read from the server. */
export const thingName = defineFeature({
  id: 'thing-name',
  routes: [
    operatorRoute(paths.list, 'list.title', () =>
      import('./ThingNameScreen/ThingNameScreen').then((m) => m.ThingNameScreen),
    ),
  ],
  words: {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  },
})
