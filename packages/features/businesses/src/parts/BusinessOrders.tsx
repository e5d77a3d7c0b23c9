import type { BusinessDetail } from '@console/domain/business'
import { orderPaths } from '@console/domain/order'
import type { RecordSlotProps } from '@console/record'
import { LatestOrders } from '@console/marketplace/orders'
import { useTranslation } from 'react-i18next'

/** Tab with the orders from a business. */
export function BusinessOrders({ detail: { secureToken } }: RecordSlotProps<BusinessDetail>) {
  const { t } = useTranslation('businesses')
  return (
    <LatestOrders
      of={{ seller: secureToken }}
      title={t('orders.title')}
      none={t('orders.none')}
      lists={[
        { title: t('orders.b2c'), path: orderPaths.b2c },
        { title: t('orders.b2b'), path: orderPaths.b2b },
        { title: t('orders.agents'), path: orderPaths.agents },
      ]}
    />
  )
}
