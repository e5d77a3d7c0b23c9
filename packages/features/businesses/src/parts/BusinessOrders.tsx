import { useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { useCanOpen } from '@console/core/routes'
import type { BusinessDetail } from '@console/domain/business'
import { latestOrdersQuery, orderPaths, toOrder } from '@console/domain/order'
import type { RecordSlotProps } from '@console/templates'
import { MoneyText } from '@console/templates/decision/MoneyText'
import { Read } from '@console/templates/Read'
import { FactTable } from '@console/templates/Record/FactTable'
import { Card, Link, SkeletonText, Stack, Text } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

/** The tab of what was ordered of a business: the latest orders, and the lists of all of them. */
export function BusinessOrders({ detail: { secureToken } }: RecordSlotProps<BusinessDetail>) {
  const { t } = useTranslation('businesses')
  const formats = useFormats()
  const canOpen = useCanOpen()
  const latest = useQuery(latestOrdersQuery(useSend(), { seller: secureToken }))
  const lists = [
    { title: t('orders.b2c'), path: orderPaths.b2c },
    { title: t('orders.b2b'), path: orderPaths.b2b },
    { title: t('orders.agents'), path: orderPaths.agents },
  ].filter(({ path }) => canOpen(path))

  return (
    <Card heading={t('orders.title')}>
      <Read query={latest} skeleton={<SkeletonText lines={8} />}>
        {({ items }) =>
          items.length === 0 ? (
            <Text as="p" tone="muted">
              {t('orders.none')}
            </Text>
          ) : (
            <Stack gap={3}>
              <FactTable
                label={t('orders.title')}
                columns={[
                  { title: t('orders.number') },
                  { title: t('orders.placed') },
                  { title: t('orders.total'), align: 'end' },
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
                {lists.map(({ title, path }) => (
                  <Link key={path} href={`${path}?seller=${secureToken}`}>
                    {title}
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
