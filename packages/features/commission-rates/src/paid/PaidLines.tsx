import { useFormats } from '@console/core/i18n'
import type { PaidDetail } from '@console/domain/commission-rate'
import { toOrder } from '@console/domain/order'
import type { RecordSlotProps } from '@console/record'
import { DetailTable, MoneyText } from '@console/details'
import { Card, Link, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'

/** Tab with the last lines that were sold, at the rates frozen with them, whatever applies now. */
export function PaidLines({ detail: { lines } }: RecordSlotProps<PaidDetail>) {
  const { t } = useTranslation('commission-rates')
  const formats = useFormats()
  return (
    <Card heading={t('lines.title')}>
      {lines.length === 0 ? (
        <Text tone="muted">{t('lines.none')}</Text>
      ) : (
        <DetailTable
          label={t('lines.title')}
          columns={[
            { title: t('lines.order') },
            { title: t('lines.placed') },
            { title: t('level.product') },
            { title: t('lines.value'), align: 'end' },
            { title: t('column.rate'), align: 'end' },
            { title: t('lines.earned'), align: 'end' },
          ]}
          rows={lines.map(({ lineId, order, placedAt, product, value, rateBps, earned }) => ({
            key: lineId,
            cells: [
              <Link key="order" href={toOrder(order.token)}>
                {order.label}
              </Link>,
              formats.date(new Date(placedAt)),
              <bdi key="product">{product}</bdi>,
              <MoneyText key="value" money={value} />,
              formats.percent(rateBps / 10_000),
              <MoneyText key="earned" money={earned} />,
            ],
          }))}
        />
      )}
    </Card>
  )
}
