import { defineMessages } from '@console/core/i18n'
import { teamChatMessages } from '@console/team-chat/messages'
import { queryBoundaryMessages } from '@console/query-boundary/messages'
import { masterDetailMessages } from '@console/master-detail/messages'
import { formMessages } from '@console/form/messages'
import { defineFeature, operatorRoute } from '@console/core/routes'
import { paths } from './paths'

/** The chat page (specification 2, demo apps). */
export const chat = defineFeature({
  id: 'chat',
  uses: [formMessages, masterDetailMessages, queryBoundaryMessages, teamChatMessages],
  routes: [
    {
      ...operatorRoute(paths.chat, 'title', () =>
        import('./ChatScreen/ChatScreen').then((m) => m.ChatScreen),
      ),
      placesFocus: true,
    },
  ],
  messages: defineMessages('chat', {
    en: () => import('./messages/en').then((m) => m.en),
    tr: () => import('./messages/tr').then((m) => m.tr),
    ar: () => import('./messages/ar').then((m) => m.ar),
  }),
})
