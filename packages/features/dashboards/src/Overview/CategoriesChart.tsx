import { useFormats } from '@console/core/i18n'
import { BarList } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { ApprovalFigures } from '../contract'
import { ChartCard } from '../parts/ChartCard'

interface CategoriesChartProps {
  categories: ApprovalFigures['waitingCategories']
  /** What ends the names of CSV files. */
  file: string
}

/** The categories of which most products and services wait now. */
export function CategoriesChart({ categories, file }: CategoriesChartProps) {
  const { t } = useTranslation('dashboards')
  const { number } = useFormats()
  return (
    <ChartCard
      title={t('chart.categories')}
      fileName={`waiting-categories-${file}`}
      size="list"
      numbers={{
        columns: [{ title: t('chart.category') }, { title: t('chart.waiting') }],
        rows: categories.map(({ category, waiting }) => [category, waiting]),
      }}
      empty={categories.length === 0 ? t('tile.clear') : undefined}
    >
      <BarList
        items={categories.map(({ category, waiting }) => ({
          id: category,
          label: <bdi>{category}</bdi>,
          value: waiting,
        }))}
        format={number}
      />
    </ChartCard>
  )
}
