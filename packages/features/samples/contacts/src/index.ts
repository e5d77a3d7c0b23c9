import { defineWords } from '@console/core/i18n'
import { readWords } from '@console/read/words'
import { pressWritesWords } from '@console/press-writes/words'
import { masterDetailWords } from '@console/master-detail/words'
import { factsWords } from '@console/facts/words'
import { defineFeature, operatorRoute } from '@console/core/routes'
import { listPath, paths } from './paths'

/** The sample address book (specification 2, demo apps). */
export const contacts = defineFeature({
  id: 'contacts',
  uses: [factsWords, masterDetailWords, pressWritesWords, readWords],
  redirects: { [paths.app]: listPath('all') },
  routes: [
    {
      ...operatorRoute(paths.list, 'title', () =>
        import('./ContactsScreen/ContactsScreen').then((m) => m.ContactsScreen),
      ),
      placesFocus: true,
    },
  ],
  finds: { title: 'title', fetch: () => import('./find').then((m) => m.find) },
  words: defineWords('contacts', {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  }),
})
