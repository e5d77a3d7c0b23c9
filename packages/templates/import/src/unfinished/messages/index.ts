import { defineMessages } from '@console/core/i18n'

/** Messages of notices of unfinished imports: apart from those of imports, since they are fetched after every sign-in. */
export const unfinishedImportsMessages = defineMessages('unfinished-imports', {
  en: () => import('./en').then((m) => m.en),
  tr: () => import('./tr').then((m) => m.tr),
  ar: () => import('./ar').then((m) => m.ar),
})
