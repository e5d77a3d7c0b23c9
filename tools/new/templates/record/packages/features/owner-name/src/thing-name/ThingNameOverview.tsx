import type { ThingNameDetail } from '@console/domain/thing-name'
import type { RecordSlotProps } from '@console/record'
import { Card, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'

/** Overview tab: the description. */
export function ThingNameOverview({ detail }: RecordSlotProps<ThingNameDetail>) {
  const { t } = useTranslation('owner-name')
  return (
    <Card heading={t('thingName.overview')}>
      <Text as="p">
        <bdi>{detail.description}</bdi>
      </Text>
    </Card>
  )
}
