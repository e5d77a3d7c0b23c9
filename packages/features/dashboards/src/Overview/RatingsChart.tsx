import { useFormats } from '@console/core/i18n'
import { queueFigureAddress } from '@console/domain/queues'
import { reviewQueue } from '@console/domain/review'
import { useCanOpen } from '@console/core/routes'
import { BarList, Link } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { ReviewFigures } from '../contract'
import { ChartCard } from '../charts/ChartCard'
import { useChartFormats } from '../charts/chartFormats'

interface RatingsChartProps extends ReviewFigures {
  /** Suffix of the names of CSV files. */
  file: string
}

/** Waiting reviews by stars: each links to the queue, filtered by them. */
export function RatingsChart({ ratings, file }: RatingsChartProps) {
  const { t } = useTranslation('dashboards')
  const { number } = useFormats()
  const { percent } = useChartFormats()
  const canOpen = useCanOpen()
  const all = ratings.reduce((sum, { reviews }) => sum + reviews, 0)
  function labelOf(rating: number, reviews: number) {
    const name = t('chart.ofStars', { count: rating })
    if (!canOpen(reviewQueue.address)) return name
    return (
      <Link
        href={`${queueFigureAddress(reviewQueue, 'waiting')}?rating=${rating}`}
        variant="quiet"
        data-count={reviews}
      >
        {name}
      </Link>
    )
  }

  return (
    <ChartCard
      title={t('chart.ratings')}
      fileName={`reviews-${file}`}
      size="list"
      numbers={{
        columns: [{ title: t('chart.stars') }, { title: t('queue.reviews') }],
        rows: ratings.map(({ rating, reviews }) => [rating, reviews]),
      }}
      empty={all === 0 ? t('tile.clear') : undefined}
    >
      <BarList
        items={ratings.map(({ rating, reviews }) => ({
          id: String(rating),
          label: labelOf(rating, reviews),
          value: reviews,
          note: percent(all === 0 ? 0 : reviews / all),
        }))}
        format={number}
      />
    </ChartCard>
  )
}
