import type { Actor } from '@console/core/contracts'
import { useFormats } from '@console/core/i18n'
import { DescriptionList } from './DescriptionList'
import { Card } from '@console/ui'
import { useTranslation } from 'react-i18next'

export interface ReasonCardProps {
  title: string
  reason: string
  /** Note; null without one. */
  note: string | null
  by: Actor
  /** Time as an instant. */
  at: string
}

/** Reason of a dispute or a refusal, with its author and time. */
export function ReasonCard({ title, reason, note, by, at }: ReasonCardProps) {
  const { t } = useTranslation('details')
  const formats = useFormats()
  return (
    <Card heading={title}>
      <DescriptionList
        details={[
          { label: t('record.judgement.reason'), value: reason },
          { label: t('record.judgement.note'), value: note && <bdi>{note}</bdi> },
          { label: t('record.judgement.by'), value: <bdi>{by.name}</bdi> },
          { label: t('record.judgement.at'), value: formats.dateTime(new Date(at)) },
        ]}
      />
    </Card>
  )
}
