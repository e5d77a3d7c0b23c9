import { takenOff } from '@console/core/contracts'
import { useFormats, useTranslate } from '@console/core/i18n'
import { toBusiness } from '@console/domain/business'
import { toOrder } from '@console/domain/order'
import { type amountsOf, type SaleDetail, type SaleRow, salesResource } from '@console/domain/sale'
import type { PreviewProps } from '@console/list'
import {
  AmountText,
  DescriptionList,
  DetailTable,
  ReasonCard,
  LineName,
  MoneyText,
  Sums,
} from '@console/details'
import { StatusText } from '@console/workflows'
import { DetailOf } from '@console/decision'
import { Remarks, Timeline } from '@console/record'
import { Card, Link, Stack } from '@console/ui'
import { useTranslation } from 'react-i18next'

/**
 * Preview of a sale beside its ledger: reason of a dispute, amounts, payout to the seller, receipt, notes of
 * colleagues, and history.
 */
export function SalePreview({ row }: PreviewProps<SaleRow>) {
  const { t } = useTranslation('sales')
  const translate = useTranslate()
  return (
    <DetailOf resource={salesResource} row={row}>
      {(detail) => (
        <Stack gap={4}>
          {detail.dispute ? (
            <ReasonCard
              title={translate('sale:status.disputed')}
              reason={translate(`sale:reason.${detail.dispute.reasonCode}`)}
              {...detail.dispute}
            />
          ) : null}
          <Breakdown sale={detail} />
          <Settlement sale={detail} />
          <Receipt sale={detail} />
          <Remarks resource={salesResource} token={detail.secureToken} />
          <Card heading={t('history.title')}>
            <Timeline resource={salesResource} token={detail.secureToken} />
          </Card>
        </Stack>
      )}
    </DetailOf>
  )
}

function Settlement({ sale }: { sale: SaleRow }) {
  const { t } = useTranslation('sales')
  const formats = useFormats()
  const { settlement, settledAt, settlementReference } = sale
  return (
    <Card heading={t('column.settlement')}>
      <DescriptionList
        details={[
          {
            label: t('fact.status'),
            value: <StatusText workflows={salesResource.workflows} status={settlement} />,
          },
          {
            label: t('column.settled'),
            value: settledAt === null ? null : formats.date(new Date(settledAt)),
          },
          {
            label: t('column.settlementReference'),
            value: settlementReference && <bdi>{settlementReference}</bdi>,
          },
          {
            label: t('column.business'),
            value: (
              <Link href={toBusiness(sale.business.token)}>
                <bdi>{sale.business.label}</bdi>
              </Link>
            ),
          },
          { label: t('column.buyer'), value: <bdi>{sale.buyerName}</bdi> },
          {
            label: t('column.order'),
            value: (
              <Link href={toOrder(sale.order.token)}>
                <bdi>{sale.order.label}</bdi>
              </Link>
            ),
          },
        ]}
      />
    </Card>
  )
}

/** In the order of calculation. */
const parts: readonly {
  name: keyof ReturnType<typeof amountsOf>
  isTakenOff?: true
  isSum?: true
}[] = [
  { name: 'gross' },
  { name: 'discount', isTakenOff: true },
  { name: 'tax' },
  { name: 'delivery' },
  { name: 'returned', isTakenOff: true },
  { name: 'net', isSum: true },
  { name: 'platformCommission', isTakenOff: true },
  { name: 'agentCommission', isTakenOff: true },
  { name: 'payable', isSum: true },
]

/** Calculation from the value of the goods to the payout of the seller. */
function Breakdown({ sale }: { sale: SaleRow }) {
  const { t } = useTranslation('sales')
  return (
    <Card heading={t('breakdown.title')}>
      <Sums
        rows={parts.map(({ name, isTakenOff, isSum = false }) => ({
          key: name,
          name: t(`column.${name}`),
          amount: <MoneyText money={isTakenOff ? takenOff(sale[name]) : sale[name]} />,
          isSum,
        }))}
      />
    </Card>
  )
}

function Receipt({ sale: { lines, receiptNo, net } }: { sale: SaleDetail }) {
  const { t } = useTranslation('sales')
  const formats = useFormats()
  return (
    <Card heading={t('receipt.title', { number: receiptNo })}>
      <DetailTable
        label={t('receipt.title', { number: receiptNo })}
        columns={[
          { title: t('line.product') },
          { title: t('line.total', { currency: net.currency }), align: 'end' },
        ]}
        rows={lines.map(({ name, sku, quantity, unitPrice, total }) => ({
          key: sku,
          cells: [
            <LineName key="name" name={name}>
              <bdi>{`${formats.number(quantity)} × ${formats.amount(unitPrice)}`}</bdi>
            </LineName>,
            <AmountText key="total" money={total} />,
          ],
        }))}
      />
    </Card>
  )
}
