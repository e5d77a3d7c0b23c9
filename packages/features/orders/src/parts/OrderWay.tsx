import { useSay } from '@console/core/i18n'
import { type OrderRow, ordersResource } from '@console/domain/order'
import { useReached, Way } from '@console/record'
import { useTranslation } from 'react-i18next'
import { wayOf } from './wayOf'

/** Where an order comes from, when and by whom, and where it can go, by the machine that the server obeys. */
export function OrderWay({ order }: { order: Pick<OrderRow, 'secureToken' | 'status'> }) {
  const { t } = useTranslation('orders')
  const say = useSay()
  const reached = useReached(ordersResource, order.secureToken)
  return (
    <Way
      label={t('way.title')}
      points={wayOf(order.status, (status) => Boolean(reached(status))).map(
        ({ status, state }) => ({
          id: status,
          name: say(`order:status.${status}`),
          state,
          reached: reached(status),
        }),
      )}
    />
  )
}
