import type { Money } from '@console/core/contracts'
import { useFormats } from '@console/core/i18n'
import type { CommissionRateRow, RateTerms } from '@console/domain/commission-rate'
import { useTranslation } from 'react-i18next'
import { useTermsText } from './termsText'

/** Detail of a rate. */
export interface RateDetail {
  /** Same for every rate. */
  id: string
  label: string
  /** Null if the rate has none. */
  text: string | null
}

/** Describes the calculation of a commission in details. */
export function useTermsDetails(): (terms: RateTerms) => [rate: RateDetail, ...RateDetail[]] {
  const { t } = useTranslation('commission-rates')
  const termsText = useTermsText()
  const formats = useFormats()
  const amounts = (id: string, label: string, list: readonly Money[]) =>
    list.length > 0 ? [{ id, label, text: formats.list(list.map(formats.money)) }] : []
  return (terms) => [
    { id: 'rate', label: t('column.rate'), text: termsText(terms) },
    ...amounts('fixed', t('basis.fixed'), terms.fixed),
    ...terms.tiers.map(({ from, rateBps }) => ({
      id: `${from.currency} ${from.amount}`,
      label: t('fact.from', { amount: formats.money(from) }),
      text: formats.percent(rateBps / 10_000),
    })),
    ...amounts('min', t('column.min'), terms.min),
    ...amounts('max', t('column.max'), terms.max),
    {
      id: 'base',
      label: t('column.base'),
      text: formats.list([
        t('base.value'),
        ...(terms.includesTax ? [t('base.tax')] : []),
        ...(terms.includesDelivery ? [t('base.delivery')] : []),
      ]),
    },
    ...(terms.paidOutOf
      ? [{ id: 'payer', label: t('column.payer'), text: t(`payer.${terms.paidOutOf}`) }]
      : []),
  ]
}

/** Describes a rate in details. */
export function useRateDetails(): (rate: CommissionRateRow) => RateDetail[] {
  const { t } = useTranslation('commission-rates')
  const termsText = useTermsText()
  const termsOf = useTermsDetails()
  const formats = useFormats()
  const day = (at: string | null) => at && formats.date(new Date(at))
  return (rate) => {
    const [terms, ...more] = termsOf(rate)
    return [
      terms,
      ...(rate.before
        ? [{ id: 'before', label: t('column.before'), text: termsText(rate.before) }]
        : []),
      ...more,
      { id: 'from', label: t('column.from'), text: day(rate.effectiveFrom) },
      { id: 'to', label: t('column.to'), text: day(rate.effectiveTo) },
      { id: 'changedBy', label: t('column.changedBy'), text: rate.changedBy.name },
      { id: 'reason', label: t('column.reason'), text: rate.reason },
    ]
  }
}
