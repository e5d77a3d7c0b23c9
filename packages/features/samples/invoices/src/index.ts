import { defineWords } from '@console/core/i18n'
import { readWords } from '@console/read/words'
import { factsWords } from '@console/facts/words'
import { defineFeature, type RouteEntry } from '@console/core/routes'
import { paths } from './paths'

/** The two looks of an invoice of the sample apps (specification 2, demo pages). */
export const invoices = defineFeature({
  id: 'invoices',
  uses: [factsWords, readWords],
  routes: [
    page(paths.compact, () => import('./compact').then((m) => m.Compact)),
    page(paths.modern, () => import('./modern').then((m) => m.Modern)),
  ],
  words: defineWords('invoices', {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  }),
})

function page(pattern: string, screen: RouteEntry['screen']): RouteEntry {
  return { pattern, hasFrame: true, title: 'title', screen }
}
