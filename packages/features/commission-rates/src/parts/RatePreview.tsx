import { useFormats } from '@console/core/i18n'
import {
  type CommissionRateDetail,
  type CommissionRateRow,
  commissionRatesResource,
} from '@console/domain/commission-rate'
import type { PreviewProps } from '@console/templates'
import { DetailOf } from '@console/templates/Record/DetailOf'
import { Facts } from '@console/templates/Record/Facts'
import { Card, Stack } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { Ladder } from './Ladder'
import { useTermsText } from './useTermsText'

/** A rate beside its list: how it is computed, why there is one, and what applies instead of it. */
export function RatePreview({ row }: PreviewProps<CommissionRateRow>) {
  const { t } = useTranslation('commission-rates')
  return (
    <DetailOf resource={commissionRatesResource} row={row}>
      {(detail) => (
        <Stack gap={4}>
          <RateFacts rate={detail} />
          <Card heading={t('ladder.title')}>
            <Ladder steps={detail.ladder} />
          </Card>
        </Stack>
      )}
    </DetailOf>
  )
}

function RateFacts({ rate }: { rate: CommissionRateDetail }) {
  const { t } = useTranslation('commission-rates')
  const say = useTermsText()
  const formats = useFormats()
  const { before, basis, fixed, tiers, includesTax, includesDelivery, paidOutOf, min, max } = rate
  const day = (at: string | null) => at && formats.date(new Date(at))
  return (
    <Card heading={t('facts.title')}>
      <Facts
        facts={[
          { label: t('column.rate'), value: say(rate) },
          ...(before ? [{ label: t('column.before'), value: say(before) }] : []),
          ...(basis === 'fixed'
            ? [{ label: t('basis.fixed'), value: formats.list(fixed.map(formats.money)) }]
            : []),
          ...tiers.map(({ from, rateBps }) => ({
            label: t('fact.from', { amount: formats.money(from) }),
            value: formats.percent(rateBps / 10_000),
          })),
          ...(min ? [{ label: t('column.min'), value: formats.money(min) }] : []),
          ...(max ? [{ label: t('column.max'), value: formats.money(max) }] : []),
          {
            label: t('column.base'),
            value: formats.list([
              t('base.value'),
              ...(includesTax ? [t('base.tax')] : []),
              ...(includesDelivery ? [t('base.delivery')] : []),
            ]),
          },
          ...(paidOutOf ? [{ label: t('column.payer'), value: t(`payer.${paidOutOf}`) }] : []),
          { label: t('column.from'), value: day(rate.effectiveFrom) },
          { label: t('column.to'), value: day(rate.effectiveTo) },
          { label: t('column.changedBy'), value: <bdi>{rate.changedBy.name}</bdi> },
          { label: t('column.reason'), value: <bdi>{rate.reason}</bdi> },
        ]}
      />
    </Card>
  )
}
