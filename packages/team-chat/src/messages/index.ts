import { defineMessages } from '@console/core/i18n'

/** Messages of Team Chat, and their loaders. */
export const teamChatMessages = defineMessages('team-chat', {
  en: () => import('./en').then((m) => m.en),
  tr: () => import('./tr').then((m) => m.tr),
  ar: () => import('./ar').then((m) => m.ar),
})
