import { defineMessages } from '@console/core/i18n'
import { richTextMessages } from '@console/rich-text/messages'

/** The words of what the shop says of itself. */
export const productInfoMessages = defineMessages(
  'product-info',
  {
    en: () => import('./en').then((m) => m.en),
    tr: () => import('./tr').then((m) => m.tr),
    ar: () => import('./ar').then((m) => m.ar),
  },
  [richTextMessages],
)
