import { useFormats } from '@console/core/i18n'
import { Sums } from '@console/details'
import { PrintTable, PrintTitle } from '@console/print'
import type { RecordSlotProps } from '@console/record'
import { Stack, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { customerName, instantOf, type OrderRow } from '../orderResource'
import { toMoney, sumsOfOrder } from '../pricing'
import { MethodText } from './MethodText'

/** Printable invoice of an order: recipient, lines and totals. */
export function Invoice({ detail }: RecordSlotProps<OrderRow>) {
  const { t } = useTranslation('store')
  const formats = useFormats()
  const { customer, reference, date, payment, products } = detail
  return (
    <Stack gap={4}>
      <header>
        <PrintTitle title={t('invoice.title')} number={reference} />
        <Head>
          <div>
            <h3>{t('invoice.to')}</h3>
            <p>
              <bdi>{customerName(detail)}</bdi>
            </p>
            <p>
              <bdi>{customer.company}</bdi>
            </p>
            <p>
              <bdi>{customer.invoiceAddress.address}</bdi>
            </p>
          </div>
          <dl>
            <dt>{t('column.date')}</dt>
            <dd>{formats.date(new Date(instantOf(date)))}</dd>
            <dt>{t('column.method')}</dt>
            <dd>
              <MethodText order={detail} />
            </dd>
            <dt>{t('order.transaction')}</dt>
            <dd>
              <bdi dir="ltr">{payment.transactionId}</bdi>
            </dd>
          </dl>
        </Head>
      </header>
      <PrintTable
        label={t('order.lines')}
        columns={[
          { title: t('column.product') },
          { title: t('column.price'), align: 'end' },
          { title: t('column.quantity'), align: 'end' },
          { title: t('invoice.total'), align: 'end' },
        ]}
        rows={products.map(({ id, name, price, quantity, total }) => ({
          key: id,
          cells: [
            <bdi key="name">{name}</bdi>,
            formats.amount(toMoney(price)),
            formats.number(quantity),
            formats.amount(toMoney(total)),
          ],
        }))}
      />
      <Sums
        rows={sumsOfOrder(detail).map(({ name, amount, isSum }) => ({
          key: name,
          name: t(`order.${name}`),
          amount: formats.money(amount),
          isSum,
        }))}
      />
    </Stack>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space[4]};
  padding-block-start: ${theme.space[4]};

  h3,
  dt {
    color: ${theme.color.textMuted};
    font-weight: 400;
    font-size: ${theme.text.sm};
  }
  dl {
    display: grid;
    grid-template-columns: auto auto;
    gap: ${theme.space[1]} ${theme.space[4]};
    align-content: start;
    font-size: ${theme.text.sm};
  }
  > div {
    max-inline-size: 36ch;
    overflow-wrap: anywhere;
  }
`
