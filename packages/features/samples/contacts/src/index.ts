import { defineMessages } from '@console/core/i18n'
import { queryBoundaryMessages } from '@console/query-boundary/messages'
import { optimisticMutationsMessages } from '@console/optimistic-mutations/messages'
import { masterDetailMessages } from '@console/master-detail/messages'
import { detailsMessages } from '@console/details/messages'
import { defineFeature, operatorRoute } from '@console/core/routes'
import { listPath, paths } from './paths'

/** The sample address book (specification 2, demo apps). */
export const contacts = defineFeature({
  id: 'contacts',
  uses: [detailsMessages, masterDetailMessages, optimisticMutationsMessages, queryBoundaryMessages],
  redirects: { [paths.app]: listPath('all') },
  routes: [
    {
      ...operatorRoute(paths.list, 'title', () =>
        import('./ContactsScreen/ContactsScreen').then((m) => m.ContactsScreen),
      ),
      placesFocus: true,
    },
  ],
  searchProvider: { title: 'title', fetch: () => import('./searchProvider').then((m) => m.search) },
  messages: defineMessages('contacts', {
    en: () => import('./messages/en').then((m) => m.en),
    tr: () => import('./messages/tr').then((m) => m.tr),
    ar: () => import('./messages/ar').then((m) => m.ar),
  }),
})
