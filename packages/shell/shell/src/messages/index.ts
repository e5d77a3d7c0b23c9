import { defineMessages } from '@console/core/i18n'

/** Messages of the menu, and their loaders. */
export const menuMessages = defineMessages('menu', {
  en: () => import('./en').then((m) => m.en),
  tr: () => import('./tr').then((m) => m.tr),
  ar: () => import('./ar').then((m) => m.ar),
})
