import { defineWords } from '@console/core/i18n'
import { defineFeature } from '@console/core/routes'
import { paths } from './paths'

/** The two error pages (specification 2). */
export const errors = defineFeature({
  id: 'errors',
  routes: [
    {
      pattern: paths.notFound,
      hasFrame: false,
      title: 'notFound.title',
      screen: () => import('./NotFoundScreen/NotFoundScreen').then((m) => m.NotFoundScreen),
    },
    {
      pattern: paths.serverError,
      hasFrame: false,
      title: 'serverError.title',
      screen: () =>
        import('./ServerErrorScreen/ServerErrorScreen').then((m) => m.ServerErrorScreen),
    },
  ],
  words: defineWords('errors', {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  }),
})
