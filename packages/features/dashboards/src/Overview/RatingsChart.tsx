import { useFormats } from '@console/core/i18n'
import { BarList } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { ReviewFigures } from '../contract'
import { ChartCard } from '../parts/ChartCard'
import { useChartFormats } from '../parts/chartFormats'

interface RatingsChartProps extends ReviewFigures {
  /** What ends the names of CSV files. */
  file: string
}

/** The reviews that were written, by their stars. */
export function RatingsChart({ ratings, file }: RatingsChartProps) {
  const { t } = useTranslation('dashboards')
  const { number } = useFormats()
  const { percent } = useChartFormats()
  const all = ratings.reduce((sum, { reviews }) => sum + reviews, 0)
  return (
    <ChartCard
      title={t('chart.ratings')}
      fileName={`reviews-${file}`}
      size="list"
      numbers={{
        columns: [{ title: t('chart.stars') }, { title: t('queue.reviews') }],
        rows: ratings.map(({ rating, reviews }) => [rating, reviews]),
      }}
      empty={all === 0 ? t('chart.emptyRange') : undefined}
    >
      <BarList
        items={ratings.map(({ rating, reviews }) => ({
          id: String(rating),
          label: t('chart.ofStars', { count: rating }),
          value: reviews,
          note: percent(all === 0 ? 0 : reviews / all),
        }))}
        format={number}
      />
    </ChartCard>
  )
}
