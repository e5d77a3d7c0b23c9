import { defineWords } from '@console/core/i18n'
import { richTextWords } from '@console/rich-text/words'

/** The words of what the shop says of itself. */
export const productInfoWords = defineWords(
  'product-info',
  {
    en: () => import('./en').then((m) => m.en),
    tr: () => import('./tr').then((m) => m.tr),
    ar: () => import('./ar').then((m) => m.ar),
  },
  [richTextWords],
)
