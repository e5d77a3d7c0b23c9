import { type LanguageId, useFormats } from '@console/core/i18n'
import type { PlanTerms } from '@console/domain/listing-plan'
import { useTranslation } from 'react-i18next'
import { type PlanMessages, type TermText, termTexts } from './planTexts'

/** Formats the terms of a plan in the user's language. */
export function useTermTexts(): (terms: PlanTerms) => TermText[] {
  const { t, i18n } = useTranslation('listings')
  const formats = useFormats()
  return (terms) =>
    termTexts(terms, t as unknown as PlanMessages, formats, i18n.language as LanguageId)
}
