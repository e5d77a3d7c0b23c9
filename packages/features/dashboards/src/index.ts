import { defineWords } from '@console/core/i18n'
import { factsWords } from '@console/facts/words'
import { defineFeature, operatorRoute } from '@console/core/routes'
import { paths } from './paths'
import type {} from './words/catalogue'

/** The dashboards (specification 2). */
export const dashboards = defineFeature({
  id: 'dashboards',
  uses: [factsWords],
  routes: [
    operatorRoute(paths.analytics, 'analytics.title', () =>
      import('./AnalyticsScreen/AnalyticsScreen').then((m) => m.AnalyticsScreen),
    ),
  ],
  words: defineWords('dashboards', {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  }),
})
