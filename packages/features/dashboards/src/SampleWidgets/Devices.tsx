import { useFormats } from '@console/core/i18n'
import { Doughnut, SegmentedChoice } from '@console/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Widget } from '../contract'
import { ChartCard } from '../charts/ChartCard'
import { useChartFormats } from '../charts/chartFormats'

/** Specification 9: This Week, Last Week, 2 Weeks Ago. */
const ranges = ['TW', 'LW', '2W'] as const

/** Sessions by device. */
export function Devices({ currentRange, data }: Extract<Widget, { id: 'devices' }>) {
  const { t } = useTranslation('dashboards')
  const { number } = useFormats()
  const { percent, change } = useChartFormats()
  const [range, setRange] = useState(currentRange)
  const { sessions, parts } = data[range]
  return (
    <ChartCard
      title={t('sample.devices')}
      fileName={`devices-${range}`}
      size="list"
      numbers={{
        columns: [
          { title: t('sample.device') },
          { title: t('sample.share'), show: (cell) => percent(Number(cell) / 100) },
          { title: t('sample.change'), show: (cell) => change(Number(cell) / 100) },
        ],
        rows: parts.map((part) => [t(`sample.device.${part.device}`), part.share, part.change]),
      }}
      lead={
        <SegmentedChoice
          isLabelHidden
          label={t('sample.devices')}
          options={ranges.map((id) => ({ id, label: t(`sample.range.${id}`) }))}
          value={range}
          onChange={setRange}
        />
      }
    >
      <Doughnut
        label={t('sample.devices')}
        parts={parts.map((part) => ({
          id: part.device,
          label: t(`sample.device.${part.device}`),
          value: part.share,
          note: change(part.change / 100),
        }))}
        format={(share) => percent(share / 100)}
        total={number(sessions)}
      />
    </ChartCard>
  )
}
