import { defineMessages } from '@console/core/i18n'

/** Messages of decisions about the staff, and of what they can do. */
export const staffMessages = defineMessages('staff-member', {
  en: () => import('./en').then((m) => m.en),
  tr: () => import('./tr').then((m) => m.tr),
  ar: () => import('./ar').then((m) => m.ar),
})
