import { defineFeature, operatorRoute } from '@console/core/routes'
import { listPath, paths } from './paths'
import type {} from './words/catalogue'

/** The sample address book (specification 2, demo apps). */
export const contacts = defineFeature({
  id: 'contacts',
  uses: ['templates'],
  redirects: { [paths.app]: listPath('all') },
  routes: [
    {
      ...operatorRoute(paths.list, 'title', () =>
        import('./ContactsScreen/ContactsScreen').then((m) => m.ContactsScreen),
      ),
      placesFocus: true,
    },
  ],
  words: {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  },
})
