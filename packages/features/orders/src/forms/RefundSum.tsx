import type { Money } from '@console/core/contracts'
import type { OrderDetail } from '@console/domain/order'
import { Facts, MoneyText } from '@console/facts'
import { Card } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { refundFields, refundOfWritten } from './refund'

/** What a refund comes to as it is written, and what goes back of the commission, before it is sent. */
export function RefundSum({ detail, refundable }: { detail: OrderDetail; refundable: Money }) {
  const { t } = useTranslation('orders')
  const lines = refundFields.useValue('lines')
  const delivery = refundFields.useValue('delivery')
  const { amount, commission } = refundOfWritten(detail, { lines, delivery })
  return (
    <Card heading={t('refund.sum')}>
      <Facts
        facts={[
          { label: t('refund.amount'), value: <MoneyText money={amount} /> },
          { label: t('refund.refundable'), value: <MoneyText money={refundable} /> },
          {
            label: t('refund.commission.platform'),
            value: <MoneyText money={commission.platform} />,
          },
          ...(detail.agent
            ? [
                {
                  label: t('refund.commission.agent'),
                  value: <MoneyText money={commission.agent} />,
                },
              ]
            : []),
        ]}
      />
    </Card>
  )
}
