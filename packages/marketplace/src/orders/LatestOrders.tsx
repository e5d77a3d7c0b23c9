import { useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { useCanOpen } from '@console/core/routes'
import { latestOrdersQuery, type OrdersOf, toOrder } from '@console/domain/order'
import { Card, Link, SkeletonText, Stack, Text } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DetailTable, MoneyText } from '@console/details'
import { QueryBoundary } from '@console/query-boundary'

interface LatestOrdersProps {
  /** Owner of the orders. */
  of: OrdersOf
  title: string
  /** Empty state. */
  none: string
  /** Links to the complete lists; those that the user may not open are hidden. */
  lists: readonly { title: string; path: string }[]
}

/** Tab of a record with its latest orders, and links to all of them. */
export function LatestOrders({ of, title, none, lists }: LatestOrdersProps) {
  const { t } = useTranslation('marketplace')
  const formats = useFormats()
  const canOpen = useCanOpen()
  const latest = useQuery(latestOrdersQuery(useSend(), of))

  return (
    <Card heading={title}>
      <QueryBoundary query={latest} skeleton={<SkeletonText lines={8} />}>
        {({ items }) =>
          items.length === 0 ? (
            <Text as="p" tone="muted">
              {none}
            </Text>
          ) : (
            <Stack gap={3}>
              <DetailTable
                label={title}
                columns={[
                  { title: t('latestOrders.number') },
                  { title: t('latestOrders.placed') },
                  { title: t('latestOrders.total'), align: 'end' },
                ]}
                rows={items.map(({ secureToken: order, reference, placedAt, total }) => ({
                  key: order,
                  cells: [
                    <Link key="order" href={toOrder(order)}>
                      <bdi>{reference}</bdi>
                    </Link>,
                    placedAt === null ? '–' : formats.dateTime(new Date(placedAt)),
                    <MoneyText key="total" money={total} />,
                  ],
                }))}
              />
              <Stack direction="row" gap={4} isWrapping>
                {lists
                  .filter(({ path }) => canOpen(path))
                  .map((list) => (
                    <Link
                      key={list.path}
                      href={`${list.path}?${new URLSearchParams({ ...of }).toString()}`}
                    >
                      {list.title}
                    </Link>
                  ))}
              </Stack>
            </Stack>
          )
        }
      </QueryBoundary>
    </Card>
  )
}
