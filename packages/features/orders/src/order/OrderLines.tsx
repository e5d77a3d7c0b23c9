import { takenOff } from '@console/core/contracts'
import { useFormats } from '@console/core/i18n'
import type { OrderDetail } from '@console/domain/order'
import { toProduct } from '@console/domain/product'
import { DetailTable } from '@console/details'
import { Card, Link, Stack, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'

/** Ordered items by line. All amounts are in the currency of the order. */
export function OrderLines({ detail: { lines, total } }: { detail: OrderDetail }) {
  const { t } = useTranslation('orders')
  const formats = useFormats()
  return (
    <Card heading={t('lines.title')}>
      <DetailTable
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
            <Stack key="product" as="span" gap={0} align="start">
              <Link href={toProduct(line.product.token)}>
                <bdi>{line.product.label}</bdi>
              </Link>
              <Text size="sm" tone="muted">
                <bdi>{line.sku}</bdi>
              </Text>
              {line.override ? (
                <Text size="sm" tone="muted">
                  {t('lines.why')} <bdi>{line.override.reason}</bdi>
                </Text>
              ) : null}
            </Stack>,
            <Stack key="pieces" as="span" gap={0} align="end">
              {formats.number(line.quantity)}
              {line.dropped > 0 ? (
                <Text size="sm" tone="muted">
                  {t('lines.cancelledOf', { number: formats.number(line.dropped) })}
                </Text>
              ) : null}
            </Stack>,
            <Stack key="price" as="span" gap={0} align="end">
              {formats.amount(line.unitPrice)}
              {line.override ? (
                <Text size="sm" tone="muted">
                  {t('lines.usually', { price: formats.amount(line.override.listPrice) })}
                </Text>
              ) : null}
            </Stack>,
            formats.amount(takenOff(line.discount)),
            formats.amount(line.tax),
            formats.amount(line.total),
          ],
        }))}
      />
    </Card>
  )
}
