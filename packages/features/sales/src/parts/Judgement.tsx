import type { Actor } from '@console/core/contracts'
import { useFormats } from '@console/core/i18n'
import { Facts } from '@console/templates/Record/Facts'
import { Card } from '@console/ui'
import { useTranslation } from 'react-i18next'

export interface JudgementProps {
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
export function Judgement({ title, reason, note, by, at }: JudgementProps) {
  const { t } = useTranslation('sales')
  const formats = useFormats()
  return (
    <Card heading={title}>
      <Facts
        facts={[
          { label: t('fact.reason'), value: reason },
          { label: t('fact.note'), value: note && <bdi>{note}</bdi> },
          { label: t('fact.by'), value: <bdi>{by.name}</bdi> },
          { label: t('fact.at'), value: formats.dateTime(new Date(at)) },
        ]}
      />
    </Card>
  )
}
