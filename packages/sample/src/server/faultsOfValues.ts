import type { LanguageId } from '@console/core/i18n'
import * as z from 'zod/mini'

type ErrorMap = ReturnType<typeof z.locales.en>['localeError']

/** What is wrong with a value, as zod says it in each language. What a schema says itself comes first. */
export const faultsOfValues: Readonly<Record<LanguageId, ErrorMap>> = {
  en: z.locales.en().localeError,
  tr: z.locales.tr().localeError,
  ar: z.locales.ar().localeError,
}
