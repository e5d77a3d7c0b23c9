import { useTranslation } from 'react-i18next'
import { methodOf, type OrderRow } from '../orderResource'

/** Payment method of an order; an unknown one is shown as the server names it. */
export function MethodText({ order }: { order: OrderRow }) {
  const { t } = useTranslation('store')
  const known = methodOf(order)
  return known ? t(`method.${known}`) : <bdi>{order.payment.method}</bdi>
}
