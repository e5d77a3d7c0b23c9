import { defineMessages } from '@console/core/i18n'
import { defineFeature, type RouteEntry } from '@console/core/routes'
import { paths } from './paths'

/** The three pricing pages of the sample apps (specification 2, demo pages). */
export const pricing = defineFeature({
  id: 'pricing',
  routes: [
    page(paths.first, () => import('./first').then((m) => m.First)),
    page(paths.second, () => import('./second').then((m) => m.Second)),
    page(paths.third, () => import('./third').then((m) => m.Third)),
  ],
  messages: defineMessages('pricing', {
    en: () => import('./messages/en').then((m) => m.en),
    tr: () => import('./messages/tr').then((m) => m.tr),
    ar: () => import('./messages/ar').then((m) => m.ar),
  }),
})

function page(pattern: string, screen: RouteEntry['screen']): RouteEntry {
  return { pattern, hasFrame: true, title: 'title', screen }
}
