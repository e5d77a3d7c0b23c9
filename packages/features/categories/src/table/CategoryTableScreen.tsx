import type { Screen } from '@console/core/routes'
import {
  listingCategories as structure,
  type ListingCategory,
  listingCategoryCapabilities,
  listingCategoryPaths,
  toNewCategory,
} from '@console/domain/listing-category'
import { Primary } from '@console/list'
import { readsStructure, ReadStructure, useOpenStructure } from '@console/structure'
import { Heading, Link, SkeletonBlock, SkeletonText, Stack, StatePanel } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { listingCategories } from '../listingCategories'
import { categoryRows } from './categoryRows'
import { CategoryTable } from './CategoryTable'

function CategoryList() {
  return (
    <ReadStructure config={listingCategories} skeleton={<Skeleton />}>
      <Categories />
    </ReadStructure>
  )
}

/**
 * /listing/category (specification 2): the categories of the directory as a table, with prefetching. They are arranged
 * in the tree.
 */
export const CategoryTableScreen: Screen = Object.assign(CategoryList, {
  readAhead: readsStructure(structure),
})

function Categories() {
  const { t } = useTranslation('categories')
  const rows = categoryRows(useOpenStructure().read.nodes as ListingCategory[])
  return (
    <Stack gap={4}>
      <Stack direction="row" justify="between" align="center" gap={3} isWrapping>
        <Heading level={1}>{t('listing.title')}</Heading>
        <Stack direction="row" align="center" gap={4} isWrapping>
          <Link variant="alone" href={listingCategoryPaths.tree}>
            {t('table.tree')}
          </Link>
          <Primary
            title={t('categories.create')}
            to={toNewCategory()}
            needs={listingCategoryCapabilities.edit}
          />
        </Stack>
      </Stack>
      {rows.length === 0 ? (
        <StatePanel kind="empty" title={t('table.empty')}>
          {t('categories.empty')}
        </StatePanel>
      ) : (
        <CategoryTable rows={rows} />
      )}
    </Stack>
  )
}

function Skeleton() {
  return (
    <Stack gap={4} aria-busy>
      <SkeletonBlock inlineSize={260} blockSize={36} />
      <SkeletonText lines={12} />
    </Stack>
  )
}
