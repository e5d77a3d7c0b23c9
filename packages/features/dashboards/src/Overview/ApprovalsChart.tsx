import { useFormats } from '@console/core/i18n'
import { BarChart } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { ApprovalFigures } from '../contract'
import { ChartCard } from '../charts/ChartCard'
import { useChartFormats, dayPoints } from '../charts/chartFormats'

interface ApprovalsChartProps extends Pick<ApprovalFigures, 'days'> {
  /** Suffix of the names of CSV files. */
  file: string
}

/** Submissions of each day, with the decisions in front of them. */
export function ApprovalsChart({ days, file }: ApprovalsChartProps) {
  const { t } = useTranslation('dashboards')
  const { number } = useFormats()
  const formats = useChartFormats()

  const series = (['submitted', 'decided'] as const).map((name) => {
    const values = days.map((day) => day[name])
    return { name: t(`chart.${name}`), values, total: number(sumOf(values)) }
  })
  const [submitted, decided] = series
  if (!submitted || !decided) return null

  return (
    <ChartCard
      title={t('chart.approvals')}
      fileName={`approvals-${file}`}
      numbers={{
        columns: [
          { title: t('chart.day'), show: (day) => formats.day(String(day)) },
          { title: submitted.name },
          { title: decided.name },
        ],
        rows: days.map((day) => [day.day, day.submitted, day.decided]),
      }}
      empty={series.every(({ values }) => sumOf(values) === 0) ? t('chart.emptyRange') : undefined}
    >
      <BarChart
        label={t('chart.approvals')}
        points={dayPoints(
          days.map(({ day }) => day),
          formats,
        )}
        series={[submitted, decided]}
        format={number}
      />
    </ChartCard>
  )
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
