import { useText, useFormats } from '@console/core/i18n'
import { MediaGallery, type RecordSlotProps } from '@console/record'
import { AskAbout, DescriptionList } from '@console/details'
import { Card, Stack, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { ProductDetail } from '@console/domain/product'
import type { ServiceDetail } from '@console/domain/service-product'
import styled from 'styled-components'
import { HoursDetails } from '@console/marketplace/hours'
import { ProductOffer } from './ProductOffer'

/** A product as shoppers see it, with the seller's details. */
export function ProductSubmission({ detail }: RecordSlotProps<ProductDetail>) {
  return (
    <Stack gap={4}>
      <ItemLook detail={detail} />
      <ProductOffer detail={detail} />
    </Stack>
  )
}

/** A service as shoppers see it, with the seller's details. */
export function ServiceSubmission({ detail }: RecordSlotProps<ServiceDetail>) {
  return (
    <Stack gap={4}>
      <ItemLook detail={detail} />
      <ServiceOffer detail={detail} />
    </Stack>
  )
}

/** Pictures, description, attributes. */
function ItemLook({ detail }: RecordSlotProps<ProductDetail | ServiceDetail>) {
  const { t } = useTranslation('products')
  const textOf = useText()
  return (
    <>
      <Card heading={t('field.images')} actions={<AskAbout pointer="/images" />}>
        <MediaGallery pictures={detail.images} />
      </Card>
      <Card heading={t('field.description')} actions={<AskAbout pointer="/description" />}>
        <Description dir="auto">{detail.description}</Description>
      </Card>
      {detail.attributes.length > 0 ? (
        <Card heading={t('field.attributes')} actions={<AskAbout pointer="/attributes" />}>
          <DescriptionList
            details={detail.attributes.map(({ label, value }) => ({
              label: textOf(label),
              value: <bdi>{textOf(value) || '–'}</bdi>,
            }))}
          />
        </Card>
      ) : null}
    </>
  )
}

const Description = styled.p`
  max-inline-size: 72ch;
  color: ${theme.color.text};
  line-height: 1.55;
  white-space: pre-line;
`

/** Terms of a service: place, time, duration, conditions. */
function ServiceOffer({ detail }: RecordSlotProps<ServiceDetail>) {
  const { t } = useTranslation('products')
  const formats = useFormats()
  return (
    <>
      <Card heading={t('offer.title')}>
        <DescriptionList
          details={[
            { label: t('column.mode'), value: t(`mode.${detail.mode}`), pointer: '/mode' },
            {
              label: t('column.area'),
              value:
                formats.list(detail.serviceAreas.map(({ county, town }) => town ?? county)) || '–',
              pointer: '/serviceAreas',
            },
            {
              label: t('column.priceModel'),
              value: t(`priceModel.${detail.priceModel}`),
              pointer: '/priceModel',
            },
            {
              label: t('field.deposit'),
              value: detail.depositBps === null ? '–' : formats.percent(detail.depositBps / 10_000),
              pointer: '/depositBps',
            },
            {
              label: t('column.duration'),
              value: t('duration.minutes', { number: formats.number(detail.durationMinutes) }),
              pointer: '/durationMinutes',
            },
            {
              label: t('field.leadHours'),
              value: t('duration.hours', { number: formats.number(detail.leadHours) }),
              pointer: '/leadHours',
            },
            {
              label: t('field.cancellation'),
              value: t(`cancellation.${detail.cancellation}`),
              pointer: '/cancellation',
            },
          ]}
        />
      </Card>
      <Card heading={t('field.availability')}>
        <HoursDetails hours={detail.availability} />
      </Card>
    </>
  )
}
