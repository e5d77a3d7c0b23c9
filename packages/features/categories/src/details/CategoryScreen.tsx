import { useFormats, useTranslate } from '@console/core/i18n'
import { type Screen, useNameInTitle } from '@console/core/routes'
import { branchOf, childrenOf, pathTo } from '@console/core/structures'
import {
  listingCategories as structure,
  type ListingCategory,
  listingCategoryPaths,
} from '@console/domain/listing-category'
import { historyTab, useTab } from '@console/record'
import {
  MovesBanner,
  NodeHistory,
  ReadOnlyBanner,
  readsStructure,
  ReadStructure,
  useMoves,
  useNameOf,
  useOpenStructure,
} from '@console/structure'
import {
  Card,
  Link,
  SkeletonBlock,
  SkeletonText,
  Stack,
  StatePanel,
  Tabs,
  theme,
} from '@console/ui'
import { useTranslation } from 'react-i18next'
import { matchPath, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { toListingsIn } from '@console/domain/listing'
import { ListingsCard } from '@console/marketplace/listings'
import { listingCategories } from '../listingCategories'
import { CategoryHead } from './CategoryHead'
import { InputsIn } from './InputsIn'
import { Subcategories } from './Subcategories'

/**
 * /category/details/:categoryId and /subcategory/details/:subcategoryId (specification 2): names, listings and history
 * of a category.
 */
function CategoryDetails() {
  const { pathname } = useLocation()
  const nodeId =
    matchPath(listingCategoryPaths.category, pathname)?.params.categoryId ??
    matchPath(listingCategoryPaths.subcategory, pathname)?.params.subcategoryId
  return (
    <ReadStructure config={listingCategories} skeleton={<Skeleton />}>
      <OpenCategory key={nodeId} nodeId={nodeId} />
    </ReadStructure>
  )
}

/** Screen of a category or subcategory of the directory, with prefetching. */
export const CategoryScreen: Screen = Object.assign(CategoryDetails, {
  readAhead: readsStructure(structure),
})

function OpenCategory({ nodeId }: { nodeId: string | undefined }) {
  const { read } = useOpenStructure()
  const node = (read.nodes as ListingCategory[]).find((each) => each.nodeId === nodeId)
  return node ? <Details node={node} nodes={read.nodes as ListingCategory[]} /> : <Unknown />
}

interface DetailsProps {
  node: ListingCategory
  nodes: readonly ListingCategory[]
}

function Details({ node, nodes }: DetailsProps) {
  const { t } = useTranslation('categories')
  const translate = useTranslate()
  const formats = useFormats()
  const moves = useMoves()
  const below = childrenOf(nodes, node.nodeId)
  const listings = branchOf(nodes, node.nodeId).reduce((sum, each) => sum + each.listingCount, 0)
  useNameInTitle(useNameOf()(node))
  const tabs = [
    { id: 'details', label: t('details.tab'), content: <Values node={node} /> },
    ...(node.parentId === null
      ? [
          {
            id: 'subcategories',
            label: t('table.subcategories'),
            count: below.length > 0 ? formats.number(below.length) : undefined,
            content: <Subcategories category={node} subcategories={below} />,
          },
        ]
      : []),
    { id: 'inputs', label: t('details.inputs'), content: <InputsIn node={node} nodes={nodes} /> },
    {
      id: 'listings',
      label: t('table.listings'),
      count: listings > 0 ? formats.number(listings) : undefined,
      content: <ListingsIn node={node} nodes={nodes} />,
    },
    {
      id: historyTab,
      label: translate('structure:history'),
      content: (
        <Card>
          <NodeHistory nodeId={node.nodeId} />
        </Card>
      ),
    },
  ]
  const [tab, setTab] = useTab(tabs.map(({ id }) => id))
  return (
    <Stack gap={4}>
      <CategoryHead {...{ node, nodes, moves }} />
      <MovesBanner moves={moves} />
      <Tabs label={t('details.tabs')} selectedId={tab} onSelectionChange={setTab} tabs={tabs} />
    </Stack>
  )
}

/** Form of a category; plain text for users who may not edit it. */
function Values({ node }: { node: ListingCategory }) {
  const { config, canEdit } = useOpenStructure()
  const { Editor } = config
  return (
    <Column>
      {canEdit ? null : <ReadOnlyBanner />}
      <Card>
        <Editor node={node} />
      </Card>
    </Column>
  )
}

/* Fields are no wider than their content needs. */
const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  max-inline-size: 720px;
`

function Unknown() {
  const { t } = useTranslation('categories')
  const translate = useTranslate()
  return (
    <StatePanel
      kind="noMatch"
      headingLevel={1}
      title={translate('query-boundary:record.notFound.title')}
      actions={<Link href={listingCategoryPaths.tree}>{t('listing.title')}</Link>}
    >
      {translate('query-boundary:record.notFound.message')}
    </StatePanel>
  )
}

function Skeleton() {
  return (
    <Stack gap={4} aria-busy>
      <SkeletonBlock inlineSize={220} blockSize={28} />
      <SkeletonBlock inlineSize={320} blockSize={36} />
      <Card>
        <SkeletonText lines={8} />
      </Card>
    </Stack>
  )
}

interface ListingsInProps {
  node: ListingCategory
  nodes: readonly ListingCategory[]
}

/** Tab with the listings in a category or its subcategories. */
function ListingsIn({ node, nodes }: ListingsInProps) {
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
