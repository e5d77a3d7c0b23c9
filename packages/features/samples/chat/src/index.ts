import { defineWords } from '@console/core/i18n'
import { teamChatWords } from '@console/team-chat/words'
import { readWords } from '@console/read/words'
import { masterDetailWords } from '@console/master-detail/words'
import { formWords } from '@console/form/words'
import { defineFeature, operatorRoute } from '@console/core/routes'
import { paths } from './paths'

/** The chat page (specification 2, demo apps). */
export const chat = defineFeature({
  id: 'chat',
  uses: [formWords, masterDetailWords, readWords, teamChatWords],
  routes: [
    {
      ...operatorRoute(paths.chat, 'title', () =>
        import('./ChatScreen/ChatScreen').then((m) => m.ChatScreen),
      ),
      placesFocus: true,
    },
  ],
  words: defineWords('chat', {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  }),
})
