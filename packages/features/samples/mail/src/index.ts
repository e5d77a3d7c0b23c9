import { defineFeature, operatorRoute } from '@console/core/routes'
import { mailPath, inbox, paths } from './paths'
import type {} from './words/catalogue'

/** The sample mail (specification 2, demo apps). */
export const mail = defineFeature({
  id: 'mail',
  uses: ['templates'],
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
  words: {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  },
})
