import { defineMessages } from '@console/core/i18n'

/** Messages of this part, and their loaders. */
export const commandPaletteMessages = defineMessages('commandPalette', {
  en: () => import('./en').then((m) => m.en),
  tr: () => import('./tr').then((m) => m.tr),
  ar: () => import('./ar').then((m) => m.ar),
})
