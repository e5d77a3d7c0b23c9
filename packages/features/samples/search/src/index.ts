import { defineMessages } from '@console/core/i18n'
import { queryBoundaryMessages } from '@console/query-boundary/messages'
import { defineFeature, type RouteEntry } from '@console/core/routes'
import { paths } from './paths'

/** The two search pages of the sample apps (specification 2, demo pages). */
export const search = defineFeature({
  id: 'search',
  uses: [queryBoundaryMessages],
  routes: [
    page(paths.classic, () => import('./classic').then((m) => m.Classic)),
    page(paths.modern, () => import('./modern').then((m) => m.Modern)),
  ],
  messages: defineMessages('search', {
    en: () => import('./messages/en').then((m) => m.en),
    tr: () => import('./messages/tr').then((m) => m.tr),
    ar: () => import('./messages/ar').then((m) => m.ar),
  }),
})

function page(pattern: string, screen: RouteEntry['screen']): RouteEntry {
  return { pattern, hasFrame: true, title: 'title', screen }
}
