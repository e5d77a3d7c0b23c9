import { defineFeature, operatorRoute } from '@console/core/routes'
import { paths } from './paths'
import type {} from './words/catalogue'

/** The chat page (specification 2, demo apps). */
export const chat = defineFeature({
  id: 'chat',
  uses: ['templates', 'team-chat'],
  routes: [
    {
      ...operatorRoute(paths.chat, 'title', () =>
        import('./ChatScreen/ChatScreen').then((m) => m.ChatScreen),
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
