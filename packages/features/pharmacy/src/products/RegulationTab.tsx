import { useFormats, useTranslate } from '@console/core/i18n'
import type { AfyaProductDetail } from '@console/domain/afya-product'
import { DescriptionList, ReasonCard } from '@console/details'
import type { RecordSlotProps } from '@console/record'
import { Card, Stack } from '@console/ui'
import { useTranslation } from 'react-i18next'

/** Tab with sale restrictions, registration and recall of a product. */
export function RegulationTab({ detail }: RecordSlotProps<AfyaProductDetail>) {
  const { t } = useTranslation('pharmacy')
  const translate = useTranslate()
  const formats = useFormats()
  const { recall, registration } = detail
  const expiry = registration === 'valid' ? '' : ` · ${t(`expiry.${registration}`)}`
  return (
    <Stack gap={4}>
      {recall ? (
        <ReasonCard
          title={t('recalledClass', { class: recall.recallClass })}
          reason={translate(`afya-product:reason.${recall.reasonCode}`)}
          note={recall.note ?? null}
          by={recall.by}
          at={recall.at}
        />
      ) : null}
      <Card heading={t('product.regulation')}>
        <DescriptionList
          details={[
            { label: t('product.registrationNo'), value: <bdi>{detail.registrationNo}</bdi> },
            {
              label: t('product.registrationExpiresOn'),
              value: `${formats.date(new Date(detail.registrationExpiresOn))}${expiry}`,
            },
            { label: t('product.atcCode'), value: detail.atcCode && <bdi>{detail.atcCode}</bdi> },
            {
              label: t('product.schedule'),
              value: translate(`afya-product:schedule.${detail.schedule}`),
            },
            {
              label: t('product.prescription'),
              value: t(detail.prescriptionRequired ? 'yes' : 'no'),
            },
          ]}
        />
      </Card>
    </Stack>
  )
}
