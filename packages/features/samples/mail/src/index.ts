import { defineMessages } from '@console/core/i18n'
import { queryBoundaryMessages } from '@console/query-boundary/messages'
import { optimisticMutationsMessages } from '@console/optimistic-mutations/messages'
import { masterDetailMessages } from '@console/master-detail/messages'
import { defineFeature, operatorRoute } from '@console/core/routes'
import { mailPath, inbox, paths } from './paths'

/** The sample mail (specification 2, demo apps). */
export const mail = defineFeature({
  id: 'mail',
  uses: [masterDetailMessages, optimisticMutationsMessages, queryBoundaryMessages],
  routes: [
    {
      ...operatorRoute(paths.folder, 'title', () =>
        import('./MailScreen/MailScreen').then((m) => m.MailScreen),
      ),
      aliases: [paths.label, paths.filter],
      placesFocus: true,
    },
  ],
  redirects: { [paths.mail]: mailPath(inbox) },
  searchProvider: { title: 'title', fetch: () => import('./searchProvider').then((m) => m.search) },
  messages: defineMessages('mail', {
    en: () => import('./messages/en').then((m) => m.en),
    tr: () => import('./messages/tr').then((m) => m.tr),
    ar: () => import('./messages/ar').then((m) => m.ar),
  }),
})
