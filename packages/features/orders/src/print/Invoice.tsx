import { useFormats } from '@console/core/i18n'
import type { OrderDetail } from '@console/domain/order'
import type { RecordSlotProps } from '@console/templates'
import { Stack, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { breakdownRows } from '../parts/breakdownRows'
import { PaperHead } from './PaperHead'
import { PaperTable } from './PaperTable'

/** What an order costs, line by line, and what it comes to. All amounts are in the currency of the order. */
export function Invoice({ detail }: RecordSlotProps<OrderDetail>) {
  const { t } = useTranslation('orders')
  const formats = useFormats()
  const { lines, total, breakdown, dueAt, purchaseOrder } = detail
  return (
    <Stack gap={4}>
      <PaperHead
        title={t('print.invoice')}
        detail={detail}
        facts={[
          [t('column.due'), dueAt && formats.date(new Date(dueAt))],
          [t('column.purchaseOrder'), purchaseOrder],
          [t('column.method'), t(`paymentMethod.${detail.paymentMethod}`)],
          [t('column.payment'), t(`paymentStatus.${detail.paymentStatus}`)],
        ]}
      />
      <PaperTable
        label={t('lines.title')}
        columns={[
          { title: t('lines.product') },
          { title: t('lines.quantity'), align: 'end' },
          { title: t('lines.unitPrice'), align: 'end' },
          { title: t('lines.discount'), align: 'end' },
          { title: t('lines.tax'), align: 'end' },
          { title: t('lines.total', { currency: total.currency }), align: 'end' },
        ]}
        rows={lines.map((line) => ({
          key: line.lineId,
          cells: [
            <span key="product">
              <bdi>{line.product.label}</bdi>
              <small>
                <bdi>{line.sku}</bdi>
              </small>
            </span>,
            formats.number(line.quantity),
            formats.amount(line.unitPrice),
            line.discount.amount === 0 ? '–' : formats.amount(line.discount),
            <span key="tax">
              {formats.amount(line.tax)}
              <small>{formats.percent(line.taxBps / 10_000)}</small>
            </span>,
            formats.amount(line.total),
          ],
        }))}
      />
      <Sums>
        {breakdownRows(breakdown).map((row) => (
          <div key={row} data-row={row}>
            <dt>{t(`breakdown.${row}`)}</dt>
            <dd>
              <bdi>{formats.money(breakdown[row])}</bdi>
            </dd>
          </div>
        ))}
      </Sums>
    </Stack>
  )
}

/* It stays together: a sum alone on a page says nothing. */
const Sums = styled.dl`
  break-inside: avoid;
  display: grid;
  gap: ${theme.space[1]};
  inline-size: min(100%, 320px);
  margin-inline-start: auto;
  font-size: ${theme.text.sm};
  font-variant-numeric: tabular-nums;

  > div {
    display: flex;
    justify-content: space-between;
    gap: ${theme.space[4]};
  }
  > [data-row='total'],
  > [data-row='due'] {
    padding-block-start: ${theme.space[1]};
    border-block-start: 1px solid currentColor;
    font-weight: 600;
  }
`
