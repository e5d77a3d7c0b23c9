import { useFormats } from '@console/core/i18n'
import type { RecordSlotProps } from '@console/record'
import { DescriptionList } from '@console/details'
import { Card, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { ProductDetail } from '@console/domain/product'
import type { ServiceDetail } from '@console/domain/service-product'

/** Tab with the place and period of a featured item. */
export function FeaturedPlace({ detail }: RecordSlotProps<ProductDetail | ServiceDetail>) {
  const { t } = useTranslation('products')
  const formats = useFormats()
  const { featured, lastFeaturedAt } = detail
  if (featured === null)
    return (
      <Card heading={t('place.title')}>
        <Text as="p">{t('place.none')}</Text>
        {lastFeaturedAt === null ? null : (
          <Text as="p" tone="muted">
            {t('place.last', { date: formats.date(new Date(lastFeaturedAt)) })}
          </Text>
        )}
      </Card>
    )
  return (
    <Card heading={t('place.title')}>
      <DescriptionList
        details={[
          { label: t('column.featuredState'), value: t(`featuredState.${featured.state}`) },
          { label: t('column.placement'), value: t(`placement.${featured.placement}`) },
          { label: t('column.rank'), value: formats.number(featured.rank) },
          { label: t('column.from'), value: formats.dateTime(new Date(featured.startsAt)) },
          {
            label: t('column.until'),
            value:
              featured.endsAt === null
                ? t('until.open')
                : formats.dateTime(new Date(featured.endsAt)),
          },
          { label: t('column.by'), value: <bdi>{featured.by.name}</bdi> },
          { label: t('column.reason'), value: <bdi>{featured.reason ?? '–'}</bdi> },
        ]}
      />
    </Card>
  )
}
