import { serverNow } from '@console/core/api'
import { nameOfRef } from '@console/core/contracts'
import { isolate, useFormats } from '@console/core/i18n'
import type { RecordSlotProps } from '@console/record'
import { DescriptionList } from '@console/details'
import { Card } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { BusinessDetail } from '@console/domain/business'

/** Key details of a business: type, referrer and risk. */
export function BusinessDetails({ detail }: RecordSlotProps<BusinessDetail>) {
  const { t } = useTranslation('businesses')
  const formats = useFormats()
  const { kind, capabilities, town, country, recruitedBy, plan, risk, riskSignals } = detail
  const { approvedAt, lastOrderAt } = detail
  return (
    <Card heading={t('details.title')}>
      <DescriptionList
        details={[
          { label: t('column.kind'), value: t(`kind.${kind}`) },
          {
            label: t('column.capabilities'),
            value: formats.list(capabilities.map((each) => t(`capability.${each}`))),
          },
          {
            label: t('details.place'),
            value: t('place.of', { place: isolate(town), country: t(`country.${country}`) }),
          },
          { label: t('column.recruitedBy'), value: <bdi>{recruitedBy?.label ?? '–'}</bdi> },
          {
            label: t('column.plan'),
            value: <bdi>{plan ? formats.text(nameOfRef(plan)) : '–'}</bdi>,
          },
          { label: t('column.risk'), value: t(`risk.${risk}`) },
          {
            label: t('details.riskSignals'),
            value: formats.list(riskSignals.map((signal) => t(`riskSignal.${signal}`))) || '–',
          },
          {
            label: t('column.approvedAt'),
            value: approvedAt ? formats.date(new Date(approvedAt)) : '–',
          },
          {
            label: t('details.lastOrder'),
            value: lastOrderAt ? formats.ago(new Date(lastOrderAt), serverNow()) : '–',
          },
        ]}
      />
    </Card>
  )
}
