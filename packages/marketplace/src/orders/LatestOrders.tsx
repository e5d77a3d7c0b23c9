import { useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { useCanOpen } from '@console/core/routes'
import { latestOrdersQuery, type OrdersOf, toOrder } from '@console/domain/order'
import { Card, Link, SkeletonText, Stack, Text } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FactTable, MoneyText } from '@console/facts'
import { Read } from '@console/read'

interface LatestOrdersProps {
  /** Whose orders. */
  of: OrdersOf
  title: string
  /** What is said where there is none. */
  none: string
  /** The lists that have all of them; who may not open one is not offered it. */
  lists: readonly { title: string; path: string }[]
}

/** A tab of a record: its latest orders, and the lists of all of them. */
export function LatestOrders({ of, title, none, lists }: LatestOrdersProps) {
  const { t } = useTranslation('marketplace')
  const formats = useFormats()
  const canOpen = useCanOpen()
  const latest = useQuery(latestOrdersQuery(useSend(), of))

  return (
    <Card heading={title}>
      <Read query={latest} skeleton={<SkeletonText lines={8} />}>
        {({ items }) =>
          items.length === 0 ? (
            <Text as="p" tone="muted">
              {none}
            </Text>
          ) : (
            <Stack gap={3}>
              <FactTable
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
      </Read>
    </Card>
  )
}
