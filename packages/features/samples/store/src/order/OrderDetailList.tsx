import { useFormats } from '@console/core/i18n'
import { DescriptionList, MoneyText } from '@console/details'
import type { RecordSlotProps } from '@console/record'
import { Card } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { customerName, instantOf, type OrderRow } from '../orderResource'
import { toMoney } from '../pricing'
import { MethodText } from './MethodText'

/** Key details of an order: customer, total and date. */
export function OrderDetailList({ detail }: RecordSlotProps<OrderRow>) {
  const { t } = useTranslation('store')
  const formats = useFormats()
  return (
    <Card heading={t('order.glance')}>
      <DescriptionList
        details={[
          { label: t('column.customer'), value: <bdi>{customerName(detail)}</bdi> },
          { label: t('column.total'), value: <MoneyText money={toMoney(detail.total)} /> },
          { label: t('column.method'), value: <MethodText order={detail} /> },
          { label: t('column.date'), value: formats.dateTime(new Date(instantOf(detail.date))) },
        ]}
      />
    </Card>
  )
}
