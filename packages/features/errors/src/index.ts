import { defineMessages } from '@console/core/i18n'
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
  messages: defineMessages('errors', {
    en: () => import('./messages/en').then((m) => m.en),
    tr: () => import('./messages/tr').then((m) => m.tr),
    ar: () => import('./messages/ar').then((m) => m.ar),
  }),
})
