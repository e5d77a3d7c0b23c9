import { useFormats, useText } from '@console/core/i18n'
import type { ListingPlanDetail } from '@console/domain/listing-plan'
import { DescriptionList } from '@console/details'
import type { RecordSlotProps } from '@console/record'
import { Card } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { useTermTexts } from './planTexts'

/** Key details of a plan: current prices and number of subscribers. */
export function PlanDetails({ detail }: RecordSlotProps<ListingPlanDetail>) {
  const { t } = useTranslation('listings')
  const formats = useFormats()
  const textOf = useText()
  const terms = useTermTexts()
  const since = detail.versions[0]?.since ?? null
  return (
    <Card heading={t('details.title')}>
      <DescriptionList
        details={[
          { label: t('plans.name'), value: <bdi>{textOf(detail.name)}</bdi> },
          {
            label: t('plans.version'),
            value:
              since === null
                ? formats.number(detail.planVersion)
                : t('plans.versionSince', {
                    number: formats.number(detail.planVersion),
                    date: formats.date(new Date(since)),
                  }),
          },
          { label: t('plans.subscribers'), value: formats.number(detail.subscribers) },
          ...terms(detail).map(({ label, text }) => ({ label, value: text })),
        ]}
      />
    </Card>
  )
}
