import { useFormats } from '@console/core/i18n'
import { LineChart, SegmentedChoice } from '@console/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Widget } from '../contract'
import { ChartCard } from '../charts/ChartCard'
import { useChartFormats } from '../charts/chartFormats'

/** Visits of twelve months, by year. */
export function VisitsByMonth({ currentRange, data }: Extract<Widget, { id: 'visitsByMonth' }>) {
  const { t } = useTranslation('dashboards')
  const { number } = useFormats()
  const { month } = useChartFormats()
  const [year, setYear] = useState(currentRange)
  const visits = data[year] ?? []
  const name = t('sample.visits')
  return (
    <ChartCard
      title={t('sample.visitsByMonth')}
      fileName={`visits-${year}`}
      numbers={{
        columns: [
          { title: t('sample.month'), show: (cell) => month(Number(cell) - 1) },
          { title: name },
        ],
        rows: visits.map((value, place) => [place + 1, value]),
      }}
      lead={
        <SegmentedChoice
          isLabelHidden
          label={t('sample.year')}
          options={Object.keys(data).map((id) => ({ id, label: id }))}
          value={year}
          onChange={setYear}
        />
      }
    >
      <LineChart
        label={`${name}, ${year}`}
        points={visits.map((_, place) => ({
          label: `${month(place)} ${year}`,
          ...(place % 2 === 0 ? { tick: month(place) } : {}),
        }))}
        series={[{ name, values: visits, total: number(sumOf(visits)) }]}
        format={number}
      />
    </ChartCard>
  )
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
