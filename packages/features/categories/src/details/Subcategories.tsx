import { useFormats } from '@console/core/i18n'
import {
  type ListingCategory,
  toCategoryInTree,
  toNewCategory,
  toSubcategory,
} from '@console/domain/listing-category'
import { DetailTable } from '@console/details'
import { ManyNodes, MarkNode, useNameOf, useOpenStructure } from '@console/structure'
import { Card, Link, Stack, Text } from '@console/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActivityChip } from '../category/ActivityChip'

interface SubcategoriesProps {
  category: ListingCategory
  /** In order. */
  subcategories: readonly ListingCategory[]
}

/** Tab with the subcategories of a category, in the order for shoppers. They are arranged in the tree. */
export function Subcategories({ category: { nodeId }, subcategories }: SubcategoriesProps) {
  const { t } = useTranslation('categories')
  const formats = useFormats()
  const { canEdit } = useOpenStructure()
  const nameOf = useNameOf()
  const [marked, setMarked] = useState<readonly string[]>([])
  return (
    <Card
      heading={t('table.subcategories')}
      actions={
        canEdit ? (
          <Link variant="alone" href={toNewCategory(nodeId)}>
            {t('categories.createBelow')}
          </Link>
        ) : undefined
      }
    >
      {subcategories.length === 0 ? (
        <Text tone="muted">{t('details.subcategories.none')}</Text>
      ) : (
        <Stack gap={3}>
          <ManyNodes nodes={subcategories} marked={marked} onMark={setMarked} />
          <DetailTable
            label={t('table.subcategories')}
            columns={[
              { title: t('table.subcategory') },
              { title: t('table.listings'), align: 'end' },
              { title: t('table.state') },
            ]}
            rows={subcategories.map((each) => ({
              key: each.nodeId,
              cells: [
                <Stack key="name" direction="row" gap={2} align="center">
                  <MarkNode node={each} marked={marked} onMark={setMarked} />
                  <Link href={toSubcategory(each.nodeId)}>
                    <bdi>{nameOf(each)}</bdi>
                  </Link>
                </Stack>,
                formats.number(each.listingCount),
                <ActivityChip key="state" isActive={each.isActive} />,
              ],
            }))}
          />
          <Link variant="alone" href={toCategoryInTree(nodeId)}>
            {t(canEdit ? 'details.arrange' : 'details.tree')}
          </Link>
        </Stack>
      )}
    </Card>
  )
}
