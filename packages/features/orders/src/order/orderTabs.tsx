import { useFormats } from '@console/core/i18n'
import type { OrderDetail } from '@console/domain/order'
import { returnsResource, toReturn } from '@console/domain/return-voucher'
import type { RecordSlotProps } from '@console/record'
import { DetailTable, MoneyText, DescriptionList } from '@console/details'
import { StatusText } from '@console/workflows'
import { Card, Link, Stack, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { OrderRefunds } from './OrderRefunds'

/** Tab with returns of an order, and refunds without one. */
export function OrderReturns({ detail }: RecordSlotProps<OrderDetail>) {
  return (
    <Stack>
      <OrderRefunds detail={detail} />
      <Returns detail={detail} />
    </Stack>
  )
}

function Returns({ detail: { returns } }: RecordSlotProps<OrderDetail>) {
  const { t } = useTranslation('orders')
  const formats = useFormats()
  return (
    <Card heading={t('returns.title')}>
      {returns.length === 0 ? (
        <Text as="p" tone="muted">
          {t('returns.none')}
        </Text>
      ) : (
        <DetailTable
          label={t('returns.title')}
          columns={[
            { title: t('returns.number') },
            { title: t('column.status') },
            { title: t('returns.raised') },
            { title: t('lines.quantity'), align: 'end' },
            { title: t('payments.amount'), align: 'end' },
          ]}
          rows={returns.map(({ voucherToken, returnNo, status, raisedAt, amount, lines }) => ({
            key: voucherToken,
            cells: [
              <Link key="number" href={toReturn(voucherToken)}>
                <bdi>{returnNo}</bdi>
              </Link>,
              <StatusText key="status" workflows={returnsResource.workflows} status={status} />,
              formats.date(new Date(raisedAt)),
              formats.number(lines.reduce((sum, { quantity }) => sum + quantity, 0)),
              <MoneyText key="amount" money={amount} />,
            ],
          }))}
        />
      )}
    </Card>
  )
}

/** Tab with the commission of platform and agent, at the rates of the time when the order was placed. */
export function OrderCommission({ detail: { lines, commission } }: RecordSlotProps<OrderDetail>) {
  const { t } = useTranslation('orders')
  const formats = useFormats()
  const share = (rate: { rateBps: number } | null) =>
    rate === null ? '–' : formats.percent(rate.rateBps / 10_000)
  return (
    <Stack>
      <Card heading={t('commission.title')}>
        <DescriptionList
          details={[
            { label: t('commission.platform'), value: <MoneyText money={commission.platform} /> },
            { label: t('commission.agent'), value: <MoneyText money={commission.agent} /> },
          ]}
        />
      </Card>
      <Card heading={t('commission.rates')}>
        <DetailTable
          label={t('commission.rates')}
          columns={[
            { title: t('lines.product') },
            { title: t('commission.platform'), align: 'end' },
            { title: t('commission.agent'), align: 'end' },
          ]}
          rows={lines.map(({ lineId, product, rates }) => ({
            key: lineId,
            cells: [
              <bdi key="product">{product.label}</bdi>,
              share(rates.platform),
              share(rates.agent),
            ],
          }))}
        />
      </Card>
    </Stack>
  )
}
