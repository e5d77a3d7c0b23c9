import type { AgentDetail } from '@console/domain/agent'
import { orderPaths } from '@console/domain/order'
import type { RecordSlotProps } from '@console/record'
import { LatestOrders } from '@console/marketplace/orders'
import { useTranslation } from 'react-i18next'

/** Tab with the orders that an agent has referred. */
export function AgentOrders({ detail: { agentToken } }: RecordSlotProps<AgentDetail>) {
  const { t } = useTranslation('agents')
  return (
    <LatestOrders
      of={{ agent: agentToken }}
      title={t('orders.title')}
      none={t('orders.none')}
      lists={[{ title: t('orders.all'), path: orderPaths.agents }]}
    />
  )
}
