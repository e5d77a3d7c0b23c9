import type { RecordSlotProps } from '@console/record'
import { StatusChip } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { StatusEntry } from '../contract'
import type { OrderRow } from '../orderResource'
import { statusLooks, statusOf } from '../orderStatus'

/** One status; an unknown one is shown as the server names it. */
export function OrderStatus({ entry }: { entry: StatusEntry }) {
  const { t } = useTranslation('store')
  const known = statusOf(entry)
  return known ? (
    <StatusChip tone={statusLooks[known].tone}>{t(`orderStatus.${known}`)}</StatusChip>
  ) : (
    <StatusChip tone="neutral">{entry.name}</StatusChip>
  )
}

/** Current status of an order. */
export function NewestStatus({ detail: { status } }: RecordSlotProps<OrderRow>) {
  const [newest] = status
  return newest ? <OrderStatus entry={newest} /> : null
}
