import { useFormats } from '@console/core/i18n'
import { BarChart, LineChart, Stack, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { Widget } from '../contract'
import { ChartCard } from '../charts/ChartCard'
import { useChartFormats } from '../charts/chartFormats'

/** A figure of this week: the number, its relation to the target, and its seven days, Monday to Sunday. */
export function WeekFigure({
  id,
  value,
  ofTarget,
  week,
}: Extract<Widget, { id: 'conversion' | 'impressions' | 'visits' }>) {
  const { t } = useTranslation('dashboards')
  const formats = useFormats()
  const { weekday, rate, change } = useChartFormats()
  const title = t(`sample.${id}`)
  const written = id === 'conversion' ? (share: number) => rate(share / 100) : formats.number
  const Chart = id === 'impressions' ? LineChart : BarChart
  return (
    <ChartCard
      title={title}
      fileName={id}
      size="small"
      numbers={{
        columns: [
          { title: t('sample.weekday'), show: (cell) => weekday(Number(cell) - 1) },
          { title, show: (cell) => written(Number(cell)) },
        ],
        rows: week.map((each, place) => [place + 1, each]),
      }}
      lead={
        <Stack gap={0}>
          <Text size="display" weight="semibold" isTabular>
            {written(value)}
          </Text>
          <Text tone="muted" size="sm">
            {t('sample.ofTarget', { change: change(ofTarget / 100) })}
          </Text>
        </Stack>
      }
    >
      <Chart
        isSmall
        label={title}
        points={week.map((_, place) => ({ label: weekday(place) }))}
        series={[{ name: title, values: week }]}
        format={written}
      />
    </ChartCard>
  )
}
