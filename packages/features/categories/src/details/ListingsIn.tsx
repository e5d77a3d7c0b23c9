import { useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { readPage } from '@console/core/resources'
import { pathTo } from '@console/core/structures'
import { listingsResource, toListing, toListingsIn, visibilityKind } from '@console/domain/listing'
import type { ListingCategory } from '@console/domain/listing-category'
import { FactTable } from '@console/facts'
import { StatusText } from '@console/kinds'
import { Read, resourceKeys } from '@console/read'
import { Card, Link, SkeletonText, Stack, Text } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

/** So many are shown beside the category; the list of listings has all. */
const shown = 25

interface ListingsInProps {
  node: ListingCategory
  nodes: readonly ListingCategory[]
}

/** The tab of the listings that stand in a category, or in one of its subcategories, those whose plan ends first. */
export function ListingsIn({ node, nodes }: ListingsInProps) {
  const { t } = useTranslation('categories')
  const formats = useFormats()
  const send = useSend()
  // Listings bear the English names of both.
  const [category = node, subcategory] = pathTo(nodes, node.nodeId)
  const where = {
    category: category.name.en,
    ...(subcategory ? { subcategory: subcategory.name.en } : {}),
  }
  const asked = { ...where, sort: 'expiresAt', pageSize: String(shown) }
  const query = useQuery({
    queryKey: [...resourceKeys.pages(listingsResource.id), asked],
    queryFn: ({ signal }) => readPage(send, listingsResource, asked, signal),
  })
  return (
    <Card heading={t('table.listings')}>
      <Read query={query} skeleton={<SkeletonText lines={8} />}>
        {({ items, total }) =>
          total === 0 ? (
            <Text tone="muted">{t('details.listings.none')}</Text>
          ) : (
            <Stack gap={3}>
              <FactTable
                label={t('table.listings')}
                columns={[
                  { title: t('details.listing') },
                  { title: t('details.business') },
                  { title: t('details.visibility') },
                  { title: t('details.expires') },
                ]}
                rows={items.map(({ secureToken, title, business, visibility, expiresAt }) => ({
                  key: secureToken,
                  cells: [
                    <Link key="title" href={toListing(secureToken)}>
                      <bdi>{title}</bdi>
                    </Link>,
                    <bdi key="business">{business.label}</bdi>,
                    visibility ? (
                      <StatusText key="status" kinds={[visibilityKind]} status={visibility} />
                    ) : (
                      '–'
                    ),
                    expiresAt === null ? '–' : formats.date(new Date(expiresAt)),
                  ],
                }))}
              />
              <Link variant="alone" href={toListingsIn(where)}>
                {t('details.listings.all', { count: total, number: formats.number(total) })}
              </Link>
            </Stack>
          )
        }
      </Read>
    </Card>
  )
}
