import type { Actor } from '@console/core/contracts'
import { useFormats } from '@console/core/i18n'
import { Facts } from './Facts'
import { Card } from '@console/ui'
import { useTranslation } from 'react-i18next'

export interface ReasonCardProps {
  title: string
  /** In the reader's language. */
  reason: string
  /** What was written of it; null where nothing was. */
  note: string | null
  by: Actor
  /** An instant. */
  at: string
}

/** Why something is disputed or was refused, who said so, and when. */
export function ReasonCard({ title, reason, note, by, at }: ReasonCardProps) {
  const { t } = useTranslation('facts')
  const formats = useFormats()
  return (
    <Card heading={title}>
      <Facts
        facts={[
          { label: t('record.judgement.reason'), value: reason },
          { label: t('record.judgement.note'), value: note && <bdi>{note}</bdi> },
          { label: t('record.judgement.by'), value: <bdi>{by.name}</bdi> },
          { label: t('record.judgement.at'), value: formats.dateTime(new Date(at)) },
        ]}
      />
    </Card>
  )
}
