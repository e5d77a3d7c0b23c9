import { defineMessages } from '@console/core/i18n'

/** Messages about shop users. */
export const shopUserMessages = defineMessages('shop-user', {
  en: () => import('./en').then((m) => m.en),
  tr: () => import('./tr').then((m) => m.tr),
  ar: () => import('./ar').then((m) => m.ar),
})
