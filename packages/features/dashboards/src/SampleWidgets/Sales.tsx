import { useFormats } from '@console/core/i18n'
import { LineChart, SegmentedChoice, Stack, Text } from '@console/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Widget } from '../contract'
import { ChartCard } from '../charts/ChartCard'
import { useChartFormats } from '../charts/chartFormats'
import { hourOf } from './hourOf'

const ranges = ['1Day', '1Week', '1Month'] as const

/** Sales of a day, a week or a month. */
export function Sales({ currentRange, data }: Extract<Widget, { id: 'sales' }>) {
  const { t } = useTranslation('dashboards')
  const formats = useFormats()
  const { weekday, change } = useChartFormats()
  const [range, setRange] = useState(currentRange)
  const { total, change: changed, values } = data[range]
  const step = { '1Day': hourOf, '1Week': weekday, '1Month': (day: number) => String(day + 1) }[
    range
  ]
  const distance = { '1Day': 3, '1Week': 1, '1Month': 7 }[range]
  const title = t('sample.sales')
  return (
    <ChartCard
      title={title}
      fileName={`sales-${range}`}
      numbers={{
        columns: [{ title: t('sample.time') }, { title: `${title} (${total.currency})` }],
        rows: values.map((value, place) => [step(place), value]),
      }}
      lead={
        <Stack gap={2} align="start">
          <SegmentedChoice
            isLabelHidden
            label={title}
            options={ranges.map((id) => ({ id, label: t(`sample.range.${id}`) }))}
            value={range}
            onChange={setRange}
          />
          <Stack direction="row" gap={2} align="baseline" isWrapping>
            <Text size="xl" weight="semibold" isTabular>
              <bdi>
                {total.currency} {formats.amount(total)}
              </bdi>
            </Text>
            <Text tone="muted" size="sm">
              {t('sample.againstBefore', { change: change(changed / 100) })}
            </Text>
          </Stack>
        </Stack>
      }
    >
      <LineChart
        label={title}
        points={values.map((_, place) => ({
          label: step(place),
          ...(place % distance === 0 ? { tick: step(place) } : {}),
        }))}
        series={[{ name: total.currency, values }]}
        format={formats.number}
      />
    </ChartCard>
  )
}
