import { defineMessages } from '@console/core/i18n'

/** Messages of the project dashboard. */
export const projectDashboardMessages = defineMessages('project-dashboard', {
  en: () => import('./en').then((m) => m.en),
  tr: () => import('./tr').then((m) => m.tr),
  ar: () => import('./ar').then((m) => m.ar),
})
