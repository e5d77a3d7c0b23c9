import { defineWords } from '@console/core/i18n'

/** The words of what can be decided about the staff, and of what they can do. */
export const staffWords = defineWords('staff-member', {
  en: () => import('./en').then((m) => m.en),
  tr: () => import('./tr').then((m) => m.tr),
  ar: () => import('./ar').then((m) => m.ar),
})
