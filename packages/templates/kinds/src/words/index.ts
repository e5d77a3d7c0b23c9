import { defineWords } from '@console/core/i18n'

/** The words of kinds, whichever. */
export const kindsWords = defineWords('kinds', {
  en: () => import('./en').then((m) => m.en),
  tr: () => import('./tr').then((m) => m.tr),
  ar: () => import('./ar').then((m) => m.ar),
})
