import { useFormats } from '@console/core/i18n'
import { pathTo } from '@console/core/structures'
import { toListingsIn } from '@console/domain/listing'
import type { ListingCategory } from '@console/domain/listing-category'
import { ListingsCard } from '@console/marketplace/listings'
import { useTranslation } from 'react-i18next'

interface ListingsInProps {
  node: ListingCategory
  nodes: readonly ListingCategory[]
}

/** Tab with the listings in a category or its subcategories. */
export function ListingsIn({ node, nodes }: ListingsInProps) {
  const { t } = useTranslation('categories')
  const formats = useFormats()
  // Listings have the English names of both.
  const [category = node, subcategory] = pathTo(nodes, node.nodeId)
  const where = {
    category: category.name.en,
    ...(subcategory ? { subcategory: subcategory.name.en } : {}),
  }
  return (
    <ListingsCard
      title={t('table.listings')}
      where={where}
      shown={25}
      none={t('details.listings.none')}
      all={{
        path: toListingsIn(where),
        labelOf: (count) => t('details.listings.all', { count, number: formats.number(count) }),
      }}
    />
  )
}
