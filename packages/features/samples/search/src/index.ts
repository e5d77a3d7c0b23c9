import { defineWords } from '@console/core/i18n'
import { readWords } from '@console/read/words'
import { defineFeature, type RouteEntry } from '@console/core/routes'
import { paths } from './paths'

/** The two search pages of the sample apps (specification 2, demo pages). */
export const search = defineFeature({
  id: 'search',
  uses: [readWords],
  routes: [
    page(paths.classic, () => import('./classic').then((m) => m.Classic)),
    page(paths.modern, () => import('./modern').then((m) => m.Modern)),
  ],
  words: defineWords('search', {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  }),
})

function page(pattern: string, screen: RouteEntry['screen']): RouteEntry {
  return { pattern, hasFrame: true, title: 'title', screen }
}
