import { useFormats } from '@console/core/i18n'
import type { ReturnDetail } from '@console/domain/return-voucher'
import { AmountText, DetailTable, LineName } from '@console/details'
import { Card } from '@console/ui'
import { useTranslation } from 'react-i18next'

/** Returned items by line: pieces, whether they can be sold again, value, and granted amount. */
export function ReturnLines({ detail }: { detail: ReturnDetail }) {
  const { t } = useTranslation('merchants')
  const formats = useFormats()
  const { currency } = detail.amount
  return (
    <Card heading={t('column.lines')}>
      <DetailTable
        label={t('column.lines')}
        columns={[
          { title: t('line.product') },
          { title: t('line.asked', { currency }), align: 'end' },
          { title: t('line.granted', { currency }), align: 'end' },
        ]}
        rows={detail.lines.map(({ lineId, name, quantity, amount, granted, restock }) => ({
          key: lineId,
          cells: [
            <LineName key="name" name={name}>
              {t(restock ? 'line.resold' : 'line.notResold', { number: formats.number(quantity) })}
              {granted && granted.quantity < quantity
                ? ` · ${t('line.left', { granted: formats.number(granted.quantity), number: formats.number(quantity) })}`
                : null}
            </LineName>,
            <AmountText key="asked" money={amount} />,
            granted === null ? '–' : <AmountText key="granted" money={granted.amount} />,
          ],
        }))}
      />
    </Card>
  )
}
