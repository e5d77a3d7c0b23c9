import type { OrderDetail } from '@console/domain/order'
import { MoneyText, Sums } from '@console/details'
import { Card } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { breakdownRows } from './breakdownRows'

/** Totals of an order, exact to the minor unit. Zero amounts are left out, except those that users look for. */
export function OrderBreakdown({ breakdown }: Pick<OrderDetail, 'breakdown'>) {
  const { t } = useTranslation('orders')
  return (
    <Card heading={t('breakdown.title')}>
      <Sums
        rows={breakdownRows(breakdown).map(({ row, amount, isSum }) => ({
          key: row,
          name: t(`breakdown.${row}`),
          amount: <MoneyText money={amount} />,
          isSum,
        }))}
      />
    </Card>
  )
}
