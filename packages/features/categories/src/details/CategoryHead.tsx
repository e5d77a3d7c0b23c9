import { useTranslate } from '@console/core/i18n'
import { pathTo } from '@console/core/structures'
import {
  type ListingCategory,
  listingCategoryPaths,
  toCategoryInTree,
  toListingCategory,
} from '@console/domain/listing-category'
import {
  NodeMove,
  NodeTransitions,
  useMoves,
  useNameOf,
  useOpenStructure,
} from '@console/structure'
import { Breadcrumbs, Heading, Link, Stack, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { ActivityChip } from '../category/ActivityChip'
import { CategoryIcon } from '../category/CategoryIcon'

interface CategoryHeadProps {
  node: ListingCategory
  nodes: readonly ListingCategory[]
  moves: ReturnType<typeof useMoves>
}

/** Header of a category: back link, name, state and actions. */
export function CategoryHead({ node, nodes, moves }: CategoryHeadProps) {
  const { t } = useTranslation('categories')
  const translate = useTranslate()
  const { canEdit } = useOpenStructure()
  const nameOf = useNameOf()
  const around = pathTo(nodes, node.nodeId).slice(0, -1)
  return (
    <Stack as="header" gap={3}>
      <Breadcrumbs
        label={translate('record:record.breadcrumbs')}
        moreLabel={translate('record:record.breadcrumbs.more')}
        items={[
          { label: t('listing.title'), href: listingCategoryPaths.tree },
          ...around.map((each) => ({ label: nameOf(each), href: toListingCategory(each) })),
        ]}
        current={nameOf(node)}
      />
      <Line>
        <Name>
          {node.parentId === null ? <CategoryIcon icon={node.icon} size={24} /> : null}
          <Heading level={1} size="xl">
            <bdi>{nameOf(node)}</bdi>
          </Heading>
          <ActivityChip isActive={node.isActive} />
        </Name>
        <Stack direction="row" gap={2} align="center" isWrapping>
          <NodeTransitions node={node} />
          <NodeMove node={node} moves={moves} />
          <Link variant="alone" href={toCategoryInTree(node.nodeId)}>
            {t(canEdit ? 'details.tree.edit' : 'details.tree')}
          </Link>
        </Stack>
      </Line>
    </Stack>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
`

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
`
