import { useFormats } from '@console/core/i18n'
import { type OrderDetail, type OrderLine } from '@console/domain/order'
import type { RecordSlotProps } from '@console/record'
import { PrintTable } from '@console/print'
import { Stack, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { PrintHead } from './PrintHead'

/** Packing list of an order, to be ticked with a pen: without prices, and without dispatched or cancelled items. */
export function PackingList({ detail }: RecordSlotProps<OrderDetail>) {
  const { t } = useTranslation('orders')
  const formats = useFormats()
  const { lines, note, promisedAt } = detail
  const hasLeft = lines.some(({ dispatched }) => dispatched > 0)
  const toPack = ({ quantity, dispatched, dropped }: OrderLine) => quantity - dropped - dispatched
  const pieces = lines.reduce((sum, line) => sum + toPack(line), 0)
  return (
    <Stack gap={4}>
      <PrintHead
        title={t('print.packingList')}
        detail={detail}
        details={[
          [t('column.promised'), promisedAt && formats.date(new Date(promisedAt))],
          [t('column.purchaseOrder'), detail.purchaseOrder],
          [t('print.pieces'), formats.number(pieces)],
        ]}
      />
      {note ? (
        <p>
          {t('delivery.note')}: <span dir="auto">{note}</span>
        </p>
      ) : null}
      <PrintTable
        label={t('lines.title')}
        columns={[
          { title: t('lines.product') },
          { title: t('lines.quantity'), align: 'end' },
          ...(hasLeft ? [{ title: t('lines.dispatched'), align: 'end' } as const] : []),
          { title: t('print.toPack'), align: 'end' },
          { title: t('print.packed'), align: 'end' },
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
            ...(hasLeft ? [formats.number(line.dispatched)] : []),
            <b key="pieces">{formats.number(toPack(line))}</b>,
            toPack(line) > 0 ? <Box key="box" /> : '–',
          ],
        }))}
      />
    </Stack>
  )
}

/** To be ticked with a pen. */
const Box = styled.span`
  display: inline-block;
  inline-size: 14px;
  block-size: 14px;
  border: 1px solid ${theme.color.text};
`
