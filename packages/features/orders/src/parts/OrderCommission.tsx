import { useFormats } from '@console/core/i18n'
import type { OrderDetail } from '@console/domain/order'
import type { RecordSlotProps } from '@console/record'
import { DescriptionList, DetailTable, MoneyText } from '@console/details'
import { Card, Stack } from '@console/ui'
import { useTranslation } from 'react-i18next'

/** Tab with the commission of platform and agent, at the rates of the time when the order was placed. */
export function OrderCommission({ detail: { lines, commission } }: RecordSlotProps<OrderDetail>) {
  const { t } = useTranslation('orders')
  const formats = useFormats()
  const share = (rate: { rateBps: number } | null) =>
    rate === null ? '–' : formats.percent(rate.rateBps / 10_000)
  return (
    <Stack>
      <Card heading={t('commission.title')}>
        <DescriptionList
          details={[
            { label: t('commission.platform'), value: <MoneyText money={commission.platform} /> },
            { label: t('commission.agent'), value: <MoneyText money={commission.agent} /> },
          ]}
        />
      </Card>
      <Card heading={t('commission.rates')}>
        <DetailTable
          label={t('commission.rates')}
          columns={[
            { title: t('lines.product') },
            { title: t('commission.platform'), align: 'end' },
            { title: t('commission.agent'), align: 'end' },
          ]}
          rows={lines.map(({ lineId, product, rates }) => ({
            key: lineId,
            cells: [
              <bdi key="product">{product.label}</bdi>,
              share(rates.platform),
              share(rates.agent),
            ],
          }))}
        />
      </Card>
    </Stack>
  )
}
