import { useFormats } from '@console/core/i18n'
import { useTranslation } from 'react-i18next'
import type { ApprovalFigures } from '../contract'
import { useChartFormats } from '../charts/chartFormats'
import { Figure, FigureRow, FigureSkeleton } from '../figures/Figure'

/** Approvals in three numbers, each with its previous value. */
export function KeyFigures({ approvals }: { approvals: ApprovalFigures }) {
  const { t } = useTranslation('dashboards')
  const formats = useFormats()
  const { hours } = useChartFormats()
  const { decided, medianHours, submitted, days } = approvals

  const written = (value: number | null) => (value === null ? '–' : hours(value))
  const before = (value: string) => t('figure.before', { count: days.length, value })

  return (
    <FigureRow>
      <Figure
        name={t('figure.decided')}
        note={before(formats.number(decided.before))}
        change={decided}
        days={days.map((day) => day.decided)}
      >
        {formats.number(decided.now)}
      </Figure>
      <Figure
        name={t('figure.median')}
        note={before(written(medianHours.before))}
        change={medianHours}
      >
        {written(medianHours.now)}
      </Figure>
      <Figure
        name={t('figure.submitted')}
        note={before(formats.number(submitted.before))}
        change={submitted}
        days={days.map((day) => day.submitted)}
      >
        {formats.number(submitted.now)}
      </Figure>
    </FigureRow>
  )
}

/** Placeholder of the key figures. */
export function KeyFiguresSkeleton() {
  return (
    <FigureRow as="div">
      {['decided', 'median', 'submitted'].map((figure) => (
        <FigureSkeleton key={figure} />
      ))}
    </FigureRow>
  )
}
