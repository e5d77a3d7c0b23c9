import { defineWords } from '@console/core/i18n'
import { readWords } from '@console/read/words'
import { pressWritesWords } from '@console/press-writes/words'
import { masterDetailWords } from '@console/master-detail/words'
import { defineFeature, operatorRoute } from '@console/core/routes'
import { mailPath, inbox, paths } from './paths'

/** The sample mail (specification 2, demo apps). */
export const mail = defineFeature({
  id: 'mail',
  uses: [masterDetailWords, pressWritesWords, readWords],
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
  finds: { title: 'title', fetch: () => import('./find').then((m) => m.find) },
  words: defineWords('mail', {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  }),
})
