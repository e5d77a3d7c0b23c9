import { useTranslation } from 'react-i18next'
import { methodOf, type OrderRow } from '../orderResource'

/** How an order was paid; a way that is not known here is told as the server tells it. */
export function MethodText({ order }: { order: OrderRow }) {
  const { t } = useTranslation('store')
  const known = methodOf(order)
  return known ? t(`method.${known}`) : <bdi>{order.payment.method}</bdi>
}
