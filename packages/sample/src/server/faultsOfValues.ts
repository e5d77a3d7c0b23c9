import type { LanguageId } from '@console/core/i18n'
import * as z from 'zod/mini'

type ErrorMap = ReturnType<typeof z.locales.en>['localeError']

/**
 * Messages for invalid values, as zod words them in each language. A schema's own message takes precedence.
 */
export const faultsOfValues: Readonly<Record<LanguageId, ErrorMap>> = {
  en: z.locales.en().localeError,
  tr: z.locales.tr().localeError,
  ar: z.locales.ar().localeError,
}
