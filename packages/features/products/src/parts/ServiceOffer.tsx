import { useFormats } from '@console/core/i18n'
import type { RecordSlotProps } from '@console/record'
import { DescriptionList } from '@console/details'
import { HoursDetails } from '@console/marketplace/hours'
import { Card } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { ServiceDetail } from '@console/domain/service-product'

/** Terms of a service: place, time, duration, conditions. */
export function ServiceOffer({ detail }: RecordSlotProps<ServiceDetail>) {
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
