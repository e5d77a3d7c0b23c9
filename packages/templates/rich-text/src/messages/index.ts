import { defineMessages } from '@console/core/i18n'

/** Messages of rich text: its editor, and what differs between two texts. */
export const richTextMessages = defineMessages('rich-text', {
  en: () => import('./en').then((m) => m.en),
  tr: () => import('./tr').then((m) => m.tr),
  ar: () => import('./ar').then((m) => m.ar),
})
