import { type Formats, useFormats } from '@console/core/i18n'
import type { RateTerms } from '@console/domain/commission-rate'
import { useTranslation } from 'react-i18next'

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

/** Translations and formats of the texts. */
interface TermsTexts {
  fixed: (amount: string) => string
  tiered: (max: string, min: string) => string
}

/** The same for a column, which receives its translations. */
export function columnTerms(
  terms: RateTerms,
  t: (key: 'terms.fixed' | 'terms.tiered', values: Record<string, string>) => string,
  formats: Formats,
): string {
  const texts = {
    fixed: (amount: string) => t('terms.fixed', { amount }),
    tiered: (max: string, min: string) => t('terms.tiered', { max, min }),
  }
  return termsText(terms, texts, formats)
}

/** Short text for the calculation of a commission: "6.5 %", "KES 30 a line", "12 % down to 4 %". */
function termsText(
  { basis, rateBps, fixed, tiers }: RateTerms,
  texts: TermsTexts,
  formats: Formats,
): string {
  const share = (bps: number) => formats.percent(bps / 10_000)
  switch (basis) {
    case 'percent':
      return share(rateBps ?? 0)
    case 'fixed': {
      const [first] = fixed
      return first ? texts.fixed(formats.money(first)) : '–'
    }
    case 'tiered': {
      const all = tiers.map((tier) => tier.rateBps)
      return texts.tiered(share(Math.max(...all)), share(Math.min(...all)))
    }
  }
}
