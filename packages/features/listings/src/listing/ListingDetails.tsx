import { nameOfRef } from '@console/core/contracts'
import { useFormats } from '@console/core/i18n'
import { toBusiness } from '@console/domain/business'
import type { ListingDetail } from '@console/domain/listing'
import { toCategory, toSubcategory } from '@console/domain/listing-category'
import { toPlan } from '@console/domain/listing-plan'
import { DescriptionList } from '@console/details'
import type { RecordSlotProps } from '@console/record'
import { Card, Link } from '@console/ui'
import { useTranslation } from 'react-i18next'

/** Key details of a listing: category, end date and results. */
export function ListingDetails({ detail }: RecordSlotProps<ListingDetail>) {
  const { t } = useTranslation('listings')
  const formats = useFormats()
  const { category, subcategory, business, county, country, plan, views30d, leads30d } = detail
  const dateOf = (at: string | null) => (at === null ? '–' : formats.date(new Date(at)))
  return (
    <Card heading={t('details.title')}>
      <DescriptionList
        details={[
          {
            label: t('column.category'),
            value: (
              <Link href={toCategory(category.token)}>
                <bdi>{formats.text(nameOfRef(category))}</bdi>
              </Link>
            ),
            pointer: '/category',
          },
          {
            label: t('field.subcategory'),
            value: (
              <Link href={toSubcategory(subcategory.token)}>
                <bdi>{formats.text(nameOfRef(subcategory))}</bdi>
              </Link>
            ),
            pointer: '/subcategory',
          },
          {
            label: t('column.business'),
            value: (
              <Link href={toBusiness(business.token)}>
                <bdi>{business.label}</bdi>
              </Link>
            ),
          },
          {
            label: t('column.county'),
            value: t('place.of', {
              place: formats.isolate(county),
              country: formats.country(country),
            }),
          },
          {
            label: t('column.plan'),
            value: (
              <Link href={toPlan(plan.token)}>
                <bdi>{formats.text(nameOfRef(plan))}</bdi>
              </Link>
            ),
          },
          { label: t('column.expires'), value: dateOf(detail.expiresAt) },
          { label: t('column.featuredUntil'), value: dateOf(detail.featuredUntil) },
          { label: t('column.views30d'), value: formats.number(views30d) },
          { label: t('column.leads30d'), value: formats.number(leads30d) },
          { label: t('details.approvedAt'), value: dateOf(detail.approvedAt) },
        ]}
      />
    </Card>
  )
}
