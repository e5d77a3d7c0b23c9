import { defineMessages } from '@console/core/i18n'
import { richTextMessages } from '@console/rich-text/messages'

/** Messages of the product information. */
export const productInfoMessages = defineMessages(
  'product-info',
  {
    en: () => import('./en').then((m) => m.en),
    tr: () => import('./tr').then((m) => m.tr),
    ar: () => import('./ar').then((m) => m.ar),
  },
  [richTextMessages],
)
