import { useFormats } from '@console/core/i18n'
import { DescriptionList, DetailTable, MoneyText } from '@console/details'
import type { RecordSlotProps } from '@console/record'
import { Card, Stack, Text, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { instantOf, type OrderRow, customerName } from '../orderResource'
import { toMoney } from '../pricing'
import { MethodText } from './MethodText'
import { OrderStatus } from './OrderStatus'

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

/** Status history, payment and shipping of an order. */
export function OrderDetails({ detail }: RecordSlotProps<OrderRow>) {
  const { t } = useTranslation('store')
  const formats = useFormats()
  const at = (moment: string) => formats.dateTime(new Date(instantOf(moment)))
  const { status, payment, shippingDetails } = detail
  return (
    <Stack gap={4}>
      <Card heading={t('order.statuses')}>
        <Entries aria-label={t('order.statuses')}>
          {status.map((entry, place) => (
            <li key={`${entry.id} ${entry.date} ${place}`}>
              <OrderStatus entry={entry} />
              <Text size="sm" tone="muted">
                {at(entry.date)}
              </Text>
            </li>
          ))}
        </Entries>
      </Card>
      <Card heading={t('order.payment')}>
        <DescriptionList
          details={[
            { label: t('order.transaction'), value: <bdi dir="ltr">{payment.transactionId}</bdi> },
            { label: t('column.method'), value: <MethodText order={detail} /> },
            { label: t('order.amount'), value: <MoneyText money={toMoney(payment.amount)} /> },
            { label: t('column.date'), value: at(payment.date) },
          ]}
        />
      </Card>
      <Card heading={t('order.shipping')}>
        {shippingDetails.length === 0 ? (
          <Text as="p" tone="muted">
            {t('order.unshipped')}
          </Text>
        ) : (
          <DetailTable
            label={t('order.shipping')}
            columns={[
              { title: t('order.tracking') },
              { title: t('order.carrier') },
              { title: t('product.weight') },
              { title: t('order.fee'), align: 'end' },
              { title: t('column.date') },
            ]}
            rows={shippingDetails.map(({ tracking, carrier, weight, fee, date }) => ({
              key: tracking,
              cells: [
                <bdi key="tracking" dir="ltr">
                  {tracking}
                </bdi>,
                <bdi key="carrier">{carrier}</bdi>,
                <bdi key="weight" dir="ltr">
                  {weight}
                </bdi>,
                <MoneyText key="fee" money={toMoney(fee)} />,
                at(date),
              ],
            }))}
          />
        )}
      </Card>
    </Stack>
  )
}

const Entries = styled.ol`
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[1]} ${theme.space[4]};
    min-block-size: 36px;
  }
  li + li {
    border-block-start: 1px solid ${theme.color.hairline};
  }
`
