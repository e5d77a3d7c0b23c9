import { defineMessages } from '@console/core/i18n'
import { defineFeature } from '@console/core/routes'

/** Thing name: its routes. */
export const thingName = defineFeature({
  id: 'thing-name',
  routes: [],
  messages: defineMessages('thing-name', {
    en: () => import('./messages/en').then((m) => m.en),
    tr: () => import('./messages/tr').then((m) => m.tr),
    ar: () => import('./messages/ar').then((m) => m.ar),
  }),
})
