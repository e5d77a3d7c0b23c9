import { useFormats } from '@console/core/i18n'
import { BarList } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { Widget } from '../contract'
import { ChartCard } from '../parts/ChartCard'
import { useChartFormats } from '../parts/chartFormats'

/** Users by country. There is no map, which would need third-party tiles. */
export function Users({ countries }: Extract<Widget, { id: 'users' }>) {
  const { t } = useTranslation('dashboards')
  const { number } = useFormats()
  const { country: nameOf } = useChartFormats()
  return (
    <ChartCard
      title={t('sample.users')}
      fileName="users"
      size="list"
      numbers={{
        columns: [
          { title: t('sample.country'), show: (cell) => nameOf(String(cell)) },
          { title: t('sample.usersCount') },
        ],
        rows: countries.map(({ country, users }) => [country, users]),
      }}
    >
      <BarList
        items={countries.map(({ country, users }) => ({
          id: country,
          label: nameOf(country),
          value: users,
        }))}
        format={number}
      />
    </ChartCard>
  )
}
