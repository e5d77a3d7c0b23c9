import { useFormats } from '@console/core/i18n'
import type { RateTerms } from '@console/domain/commission-rate'
import { useTranslation } from 'react-i18next'
import { termsText } from './termsText'

/** Formats the calculation of a commission as a short text in the user's language. */
export function useTermsText(): (terms: RateTerms) => string {
  const { t } = useTranslation('commission-rates')
  const formats = useFormats()
  return (terms) =>
    termsText(
      terms,
      {
        fixed: (amount) => t('terms.fixed', { amount }),
        tiered: (max, min) => t('terms.tiered', { max, min }),
      },
      formats,
    )
}
