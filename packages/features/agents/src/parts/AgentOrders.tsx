import { useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { useCanOpen } from '@console/core/routes'
import type { AgentDetail } from '@console/domain/agent'
import { latestOrdersQuery, orderPaths, toOrder } from '@console/domain/order'
import type { RecordSlotProps } from '@console/templates'
import { MoneyText } from '@console/templates/decision/MoneyText'
import { Read } from '@console/templates/Read'
import { FactTable } from '@console/templates/Record/FactTable'
import { Card, Link, SkeletonText, Stack, Text } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

/** The tab of what an agent has brought: the latest orders, and the list of all of them. */
export function AgentOrders({ detail: { agentToken } }: RecordSlotProps<AgentDetail>) {
  const { t } = useTranslation('agents')
  const formats = useFormats()
  const canOpen = useCanOpen()
  const latest = useQuery(latestOrdersQuery(useSend(), { agent: agentToken }))

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
              {canOpen(orderPaths.agents) ? (
                <Link href={`${orderPaths.agents}?agent=${agentToken}`}>{t('orders.all')}</Link>
              ) : null}
            </Stack>
          )
        }
      </Read>
    </Card>
  )
}
