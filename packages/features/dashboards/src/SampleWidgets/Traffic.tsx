import { useFormats } from '@console/core/i18n'
import { LineChart, SegmentedChoice } from '@console/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Widget } from '../contract'
import { ChartCard } from '../charts/ChartCard'
import { hourOf } from './hourOf'

/** Specification 9: Yesterday and Today. */
const ranges = ['DY', 'DT'] as const

/** Page views and visitors over a day. */
export function Traffic({ currentRange, data }: Extract<Widget, { id: 'traffic' }>) {
  const { t } = useTranslation('dashboards')
  const { number } = useFormats()
  const [range, setRange] = useState(currentRange)
  const { visitors, pageViews } = data[range]
  return (
    <ChartCard
      title={t('sample.traffic')}
      fileName={`traffic-${range}`}
      numbers={{
        columns: [
          { title: t('sample.hour') },
          { title: t('sample.pageViews') },
          { title: t('sample.visitors') },
        ],
        rows: visitors.map((value, step) => [hourOf(step), pageViews[step] ?? 0, value]),
      }}
      lead={
        <SegmentedChoice
          isLabelHidden
          label={t('sample.traffic')}
          options={ranges.map((id) => ({ id, label: t(`sample.range.${id}`) }))}
          value={range}
          onChange={setRange}
        />
      }
    >
      <LineChart
        label={t('sample.traffic')}
        points={visitors.map((_, step) => ({
          label: hourOf(step),
          ...(step % 3 === 0 ? { tick: hourOf(step) } : {}),
        }))}
        series={[
          { name: t('sample.pageViews'), values: pageViews },
          { name: t('sample.visitors'), values: visitors },
        ]}
        format={number}
      />
    </ChartCard>
  )
}
