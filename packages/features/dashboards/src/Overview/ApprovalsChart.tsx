import { useFormats } from '@console/core/i18n'
import { BarChart } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { ApprovalFigures } from '../contract'
import { ChartCard } from '../parts/ChartCard'
import { useChartFormats } from '../parts/chartFormats'

interface ApprovalsChartProps extends Pick<ApprovalFigures, 'days'> {
  /** What ends the names of CSV files. */
  file: string
}

/** In and out: what was submitted each day, and before it what was decided. */
export function ApprovalsChart({ days, file }: ApprovalsChartProps) {
  const { t } = useTranslation('dashboards')
  const { number } = useFormats()
  const formats = useChartFormats()
  const isWeek = days.length <= 7
  /** A tick for each day of a week; else for today and every seventh or twenty-first day before. */
  const distance = isWeek ? 1 : days.length <= 30 ? 7 : 21

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
        points={days.map(({ day }, place) => ({
          label: formats.day(day),
          ...((days.length - 1 - place) % distance === 0
            ? { tick: isWeek ? formats.weekday(weekdayOf(day)) : formats.shortDay(day) }
            : {}),
        }))}
        series={[submitted, decided]}
        format={number}
      />
    </ChartCard>
  )
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

/** From 0, which is Monday. */
function weekdayOf(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7
}
