import type { Money } from '@console/core/contracts'
import { isCommissionEarned, type OrderDetail } from '@console/domain/order'
import { DescriptionList, MoneyText } from '@console/details'
import { Card } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { refundFields, refundOfWritten } from './refund'

/** Amounts of a refund before it is sent. The returned commission is shown only if commission was earned. */
export function RefundSum({ detail, refundable }: { detail: OrderDetail; refundable: Money }) {
  const { t } = useTranslation('orders')
  const lines = refundFields.useValue('lines')
  const delivery = refundFields.useValue('delivery')
  const { amount, commission } = refundOfWritten(detail, { lines, delivery })
  return (
    <Card heading={t('refund.sum')}>
      <DescriptionList
        details={[
          { label: t('refund.amount'), value: <MoneyText money={amount} /> },
          { label: t('refund.refundable'), value: <MoneyText money={refundable} /> },
          ...(isCommissionEarned(detail)
            ? [
                {
                  label: t('refund.commission.platform'),
                  value: <MoneyText money={commission.platform} />,
                },
              ]
            : []),
          ...(detail.agent && isCommissionEarned(detail)
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
