import { defineMessages } from '@console/core/i18n'
import { queryBoundaryMessages } from '@console/query-boundary/messages'
import { detailsMessages } from '@console/details/messages'
import { defineFeature, type RouteEntry } from '@console/core/routes'
import { paths } from './paths'

/** The two looks of an invoice of the sample apps (specification 2, demo pages). */
export const invoices = defineFeature({
  id: 'invoices',
  uses: [detailsMessages, queryBoundaryMessages],
  routes: [
    page(paths.compact, () => import('./compact').then((m) => m.Compact)),
    page(paths.modern, () => import('./modern').then((m) => m.Modern)),
  ],
  messages: defineMessages('invoices', {
    en: () => import('./messages/en').then((m) => m.en),
    tr: () => import('./messages/tr').then((m) => m.tr),
    ar: () => import('./messages/ar').then((m) => m.ar),
  }),
})

function page(pattern: string, screen: RouteEntry['screen']): RouteEntry {
  return { pattern, hasFrame: true, title: 'title', screen }
}
