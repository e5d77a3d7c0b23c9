import type { Money } from '@console/core/contracts'
import { useFormats } from '@console/core/i18n'
import type { CommissionRateRow } from '@console/domain/commission-rate'
import { useTranslation } from 'react-i18next'
import { useTermsText } from './useTermsText'

/** One fact about a rate. */
export interface RateFact {
  /** The same of every rate. */
  id: string
  label: string
  /** Null where the rate has none. */
  text: string | null
}

/** Says all that is known of a rate, fact by fact. */
export function useRateFacts(): (rate: CommissionRateRow) => RateFact[] {
  const { t } = useTranslation('commission-rates')
  const say = useTermsText()
  const formats = useFormats()
  const day = (at: string | null) => at && formats.date(new Date(at))
  const amounts = (id: string, label: string, list: readonly Money[]) =>
    list.length > 0 ? [{ id, label, text: formats.list(list.map(formats.money)) }] : []
  return (rate) => [
    { id: 'rate', label: t('column.rate'), text: say(rate) },
    ...(rate.before ? [{ id: 'before', label: t('column.before'), text: say(rate.before) }] : []),
    ...amounts('fixed', t('basis.fixed'), rate.fixed),
    ...rate.tiers.map(({ from, rateBps }) => ({
      id: `${from.currency} ${from.amount}`,
      label: t('fact.from', { amount: formats.money(from) }),
      text: formats.percent(rateBps / 10_000),
    })),
    ...amounts('min', t('column.min'), rate.min),
    ...amounts('max', t('column.max'), rate.max),
    {
      id: 'base',
      label: t('column.base'),
      text: formats.list([
        t('base.value'),
        ...(rate.includesTax ? [t('base.tax')] : []),
        ...(rate.includesDelivery ? [t('base.delivery')] : []),
      ]),
    },
    ...(rate.paidOutOf
      ? [{ id: 'payer', label: t('column.payer'), text: t(`payer.${rate.paidOutOf}`) }]
      : []),
    { id: 'from', label: t('column.from'), text: day(rate.effectiveFrom) },
    { id: 'to', label: t('column.to'), text: day(rate.effectiveTo) },
    { id: 'changedBy', label: t('column.changedBy'), text: rate.changedBy.name },
    { id: 'reason', label: t('column.reason'), text: rate.reason },
  ]
}
