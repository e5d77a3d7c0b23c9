import { isolate, useFormats } from '@console/core/i18n'
import type { OrderRow } from '@console/domain/order'
import { Banner, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { manyFields } from './dispatchMany'

/** Warns of orders with the same tracking number: they may share a parcel, or a row was pasted twice. */
export function SharedNumbers({ orders }: { orders: readonly OrderRow[] }) {
  const { t } = useTranslation('orders')
  const formats = useFormats()
  const rows = manyFields.useValue('rows')
  const numberOf = ({ secureToken }: OrderRow) =>
    (rows[secureToken]?.trackingNumber ?? '').trim().toUpperCase()
  const shared = [...new Set(orders.map(numberOf))]
    .filter((number) => number !== '')
    .map((number) => ({ number, orders: orders.filter((order) => numberOf(order) === number) }))
    .filter(({ orders: { length } }) => length > 1)
  if (shared.length === 0) return null
  return (
    <Banner tone="warning">
      {shared.map(({ number, orders }) => (
        <Text as="p" key={number}>
          {t('dispatchMany.shared', {
            number: isolate(number),
            orders: formats.list(orders.map(({ reference }) => isolate(reference))),
          })}
        </Text>
      ))}
    </Banner>
  )
}
