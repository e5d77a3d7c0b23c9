import { useFormats } from '@console/core/i18n'
import { queueFigureAddress, queues } from '@console/domain/queues'
import { useCanOpen } from '@console/core/routes'
import { BarList, Link } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { ApprovalFigures } from '../contract'
import { ChartCard } from '../charts/ChartCard'
import { useQueueTitle } from './useQueueTitle'

interface CategoriesChartProps {
  categories: ApprovalFigures['waitingCategories']
  /** Suffix of the names of CSV files. */
  file: string
}

/** Categories with the most waiting products and services: each links to the queue, filtered by it. */
export function CategoriesChart({ categories, file }: CategoriesChartProps) {
  const { t } = useTranslation('dashboards')
  const { number } = useFormats()
  const titleOf = useQueueTitle()
  const title = (queue: string | undefined) => (queue === undefined ? '' : titleOf(queue))
  const canOpen = useCanOpen()

  function labelOf({ queue: name, category, waiting }: CategoriesChartProps['categories'][number]) {
    const queue = queues.find((each) => each.name === name)
    if (!queue || !canOpen(queue.address)) return <bdi>{category}</bdi>
    return (
      <Link
        href={`${queueFigureAddress(queue, 'waiting')}?${new URLSearchParams({ category })}`}
        variant="quiet"
        data-count={waiting}
      >
        <bdi>{category}</bdi>
      </Link>
    )
  }

  return (
    <ChartCard
      title={t('chart.categories')}
      fileName={`waiting-categories-${file}`}
      size="list"
      numbers={{
        columns: [
          { title: t('chart.category') },
          { title: t('queues.queue') },
          { title: t('chart.waiting') },
        ],
        rows: categories.map(({ queue, category, waiting }) => [category, title(queue), waiting]),
      }}
      empty={categories.length === 0 ? t('tile.clear') : undefined}
    >
      <BarList
        items={categories.map((each) => ({
          id: `${each.queue ?? ''} ${each.category}`,
          label: labelOf(each),
          value: each.waiting,
          note: title(each.queue),
        }))}
        format={number}
      />
    </ChartCard>
  )
}
