import { useFormats } from '@console/core/i18n'
import type { RecordSlotProps } from '@console/record'
import { DetailTable } from '@console/details'
import { Card, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { ProductDetail } from '@console/domain/product'
import type { ServiceDetail } from '@console/domain/service-product'

/** Tab with the results of being featured: views, clicks and orders by day, newest first. */
export function FeaturedResults({ detail }: RecordSlotProps<ProductDetail | ServiceDetail>) {
  const { t } = useTranslation('products')
  const formats = useFormats()
  const days = detail.featuredDays.toReversed()
  return (
    <Card heading={t('results.title')}>
      {days.length === 0 ? (
        <Text as="p" tone="muted">
          {t('results.none')}
        </Text>
      ) : (
        <DetailTable
          label={t('results.title')}
          columns={[
            { title: t('results.day') },
            { title: t('results.views'), align: 'end' },
            { title: t('results.clicks'), align: 'end' },
            { title: t('results.orders'), align: 'end' },
          ]}
          rows={days.map(({ date, views, clicks, orders }) => ({
            key: date,
            cells: [
              formats.date(new Date(`${date}T12:00:00Z`)),
              formats.number(views),
              formats.number(clicks),
              formats.number(orders),
            ],
          }))}
        />
      )}
    </Card>
  )
}
