import { useFormats } from '@console/core/i18n'
import type { ThingNameDetail } from '@console/domain/thing-name'
import type { RecordSlotProps } from '@console/record'
import { DescriptionList } from '@console/details'
import { useTranslation } from 'react-i18next'

/** Key details of the record, shown first. */
export function ThingNameDetails({ detail }: RecordSlotProps<ThingNameDetail>) {
  const { t } = useTranslation('owner-name')
  const formats = useFormats()
  const created = formats.date(new Date(detail.createdAt))
  return <DescriptionList details={[{ label: t('thingNameList.created'), value: created }]} />
}
