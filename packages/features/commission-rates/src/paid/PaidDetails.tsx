import { useFormats } from '@console/core/i18n'
import type { PaidDetail } from '@console/domain/commission-rate'
import type { RecordSlotProps } from '@console/record'
import { DescriptionList, MoneyText } from '@console/details'
import { Card, Stack } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { useTermsText } from '../terms/termsText'

/** Commission that a product pays or an agent earns, and its result of 30 days: a sum per currency. */
export function PaidDetails({ detail }: RecordSlotProps<PaidDetail>) {
  const { t } = useTranslation('commission-rates')
  const termsText = useTermsText()
  const formats = useFormats()
  const { rate, tier, category, orders30d, earned30d } = detail
  return (
    <Card heading={t('details.title')}>
      <DescriptionList
        details={[
          { label: t('column.rate'), value: rate ? termsText(rate) : t('rate.none') },
          { label: t('column.decidedBy'), value: rate && t(`level.${rate.subject.type}`) },
          ...(rate?.paidOutOf
            ? [{ label: t('column.payer'), value: t(`payer.${rate.paidOutOf}`) }]
            : []),
          ...(tier ? [{ label: t('column.tier'), value: t(`tier.${tier}`) }] : []),
          ...(category
            ? [{ label: t('level.category'), value: <bdi>{category.join(' › ')}</bdi> }]
            : []),
          { label: t('column.orders'), value: formats.number(orders30d) },
          {
            label: t('column.earned'),
            value:
              earned30d.length === 0 ? null : (
                <Stack gap={1}>
                  {earned30d.map((money) => (
                    <MoneyText key={money.currency} money={money} />
                  ))}
                </Stack>
              ),
          },
        ]}
      />
    </Card>
  )
}
