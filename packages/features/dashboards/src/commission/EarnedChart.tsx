import type { Money } from '@console/core/contracts'
import { useFormats } from '@console/core/i18n'
import { BarChart } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { ChartCard } from '../parts/ChartCard'
import { useChartFormats } from '../parts/chartFormats'
import { dayPoints } from '../parts/dayPoints'
import type { CommissionIn } from './contract'

interface EarnedChartProps extends Pick<CommissionIn, 'currency' | 'days'> {
  /** Suffix of the name of the CSV file. */
  file: string
}

/** Daily earnings from completed orders in one currency, of the platform with those of agents on top. */
export function EarnedChart({ currency, days, file }: EarnedChartProps) {
  const { t } = useTranslation('dashboards')
  const formats = useFormats()
  const chartFormats = useChartFormats()
  const money = (amount: number): Money => ({ amount, currency })
  const seriesOf = (name: 'agents' | 'platform') => {
    const values = days.map((day) => day[name])
    return { name: t(`commission.${name}`), values, total: formats.money(money(sumOf(values))) }
  }
  const title = t('commission.chart', { currency })
  return (
    <ChartCard
      title={title}
      fileName={`commission-${currency}-${file}`}
      numbers={{
        columns: [
          { title: t('chart.day'), show: (day) => chartFormats.day(String(day)) },
          { title: `${t('commission.platform')} (${currency})` },
          { title: `${t('commission.agents')} (${currency})` },
        ],
        rows: days.map(({ day, platform, agents }) => [day, money(platform), money(agents)]),
      }}
      empty={
        days.every(({ platform, agents }) => platform + agents === 0)
          ? t('chart.emptyRange')
          : undefined
      }
    >
      <BarChart
        isStacked
        label={title}
        points={dayPoints(
          days.map(({ day }) => day),
          chartFormats,
        )}
        series={[seriesOf('agents'), seriesOf('platform')]}
        format={(amount) => formats.amount(money(amount))}
      />
    </ChartCard>
  )
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
