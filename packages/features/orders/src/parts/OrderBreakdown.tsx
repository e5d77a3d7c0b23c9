import type { OrderDetail } from '@console/domain/order'
import { MoneyText } from '@console/templates/decision/MoneyText'
import { Facts } from '@console/templates/Record/Facts'
import { Card } from '@console/ui'
import { useTranslation } from 'react-i18next'

const always = ['subtotal', 'tax', 'total', 'paid', 'due'] as const
const rows = [
  'subtotal',
  'discount',
  'tax',
  'delivery',
  'total',
  'returned',
  'paid',
  'refunded',
  'due',
] as const

/** What an order comes to, to the last minor unit: what is nothing is left out, apart from what everyone looks for. */
export function OrderBreakdown({ breakdown }: Pick<OrderDetail, 'breakdown'>) {
  const { t } = useTranslation('orders')
  const shown = rows.filter(
    (row) => breakdown[row].amount !== 0 || always.some((each) => each === row),
  )
  return (
    <Card heading={t('breakdown.title')}>
      <Facts
        facts={shown.map((row) => ({
          label: t(`breakdown.${row}`),
          value: <MoneyText money={breakdown[row]} />,
        }))}
      />
    </Card>
  )
}
