import type { OrderDetail } from '@console/domain/order'
import { MoneyText } from '@console/templates/decision/MoneyText'
import { Facts } from '@console/templates/Record/Facts'
import { Card } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { breakdownRows } from './breakdownRows'

/** What an order comes to, to the last minor unit: what is nothing is left out, apart from what everyone looks for. */
export function OrderBreakdown({ breakdown }: Pick<OrderDetail, 'breakdown'>) {
  const { t } = useTranslation('orders')
  return (
    <Card heading={t('breakdown.title')}>
      <Facts
        facts={breakdownRows(breakdown).map((row) => ({
          label: t(`breakdown.${row}`),
          value: <MoneyText money={breakdown[row]} />,
        }))}
      />
    </Card>
  )
}
