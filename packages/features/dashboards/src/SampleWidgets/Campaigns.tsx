import { useFormats } from '@console/core/i18n'
import { BarList } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { Widget } from '../contract'
import { ChartCard } from '../parts/ChartCard'
import { useChartFormats } from '../parts/chartFormats'

/** Best campaigns by conversions. */
export function Campaigns({ rows }: Extract<Widget, { id: 'campaigns' }>) {
  const { t } = useTranslation('dashboards')
  const { number } = useFormats()
  const { percent } = useChartFormats()
  return (
    <ChartCard
      title={t('sample.campaigns')}
      fileName="campaigns"
      size="list"
      numbers={{
        columns: [
          { title: t('sample.campaign') },
          { title: t('sample.clicks') },
          { title: t('sample.conversions') },
        ],
        rows: rows.map(({ title, clicks, conversions }) => [title, clicks, conversions]),
      }}
    >
      <BarList
        items={rows.map(({ id, title, clicks, conversions }) => ({
          id,
          label: <bdi>{title}</bdi>,
          value: conversions,
          note: percent(clicks === 0 ? 0 : conversions / clicks),
        }))}
        format={number}
      />
    </ChartCard>
  )
}
