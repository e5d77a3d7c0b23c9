import { useFormats } from '@console/core/i18n'
import { DescriptionList, MoneyText } from '@console/details'
import type { RecordSlotProps } from '@console/record'
import { Card } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { ProductDetail } from '@console/domain/product'
import type { ServiceDetail } from '@console/domain/service-product'

/** Key details of a product or service: price, category and performance. */
export function ItemDetails({ detail }: RecordSlotProps<ProductDetail | ServiceDetail>) {
  const { t } = useTranslation('products')
  const formats = useFormats()
  const { price, categoryMedian, category, channels, ratingAvg, reviewCount } = detail
  return (
    <Card heading={t('details.title')}>
      <DescriptionList
        details={[
          {
            label: t('column.price'),
            value: price ? <MoneyText money={price} /> : t('price.quote'),
            pointer: '/price',
          },
          {
            label: t('details.median'),
            value: categoryMedian ? <MoneyText money={categoryMedian} /> : '–',
          },
          {
            label: t('column.category'),
            value: <bdi>{category.path.join(' › ')}</bdi>,
            pointer: '/category',
          },
          { label: t('column.business'), value: <bdi>{detail.business.label}</bdi> },
          { label: t('filter.businessRisk'), value: t(`risk.${detail.businessRisk}`) },
          {
            label: t('column.channels'),
            value: formats.list(channels.map((channel) => t(`channel.${channel}`))),
          },
          {
            label: t('column.rating'),
            value:
              ratingAvg === null
                ? '–'
                : `${formats.number(ratingAvg / 100)} (${formats.number(reviewCount)})`,
          },
          { label: t('column.sold30d'), value: formats.number(detail.sold30d) },
          {
            label: t('column.approvedAt'),
            value: detail.approvedAt ? formats.date(new Date(detail.approvedAt)) : '–',
          },
        ]}
      />
    </Card>
  )
}
