import { useFormats, useText } from '@console/core/i18n'
import type { RecordSlotProps } from '@console/record'
import { DetailTable, MoneyText } from '@console/details'
import { Card, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { ProductDetail } from '@console/domain/product'

/** Tab with the variants of a product: sizes, colours. */
export function ProductVariants({ detail: { variants } }: RecordSlotProps<ProductDetail>) {
  const { t } = useTranslation('products')
  const formats = useFormats()
  const textOf = useText()
  return (
    <Card heading={t('variants.title')}>
      {variants.length === 0 ? (
        <Text as="p" tone="muted">
          {t('variants.none')}
        </Text>
      ) : (
        <DetailTable
          label={t('variants.title')}
          columns={[
            { title: t('variants.options') },
            { title: t('column.sku') },
            { title: t('column.price'), align: 'end' },
            { title: t('column.stock'), align: 'end' },
          ]}
          rows={variants.map(({ sku, options, price, onHand }) => ({
            key: sku,
            cells: [
              <bdi key="options">{options.map(({ value }) => textOf(value)).join(' · ')}</bdi>,
              <bdi key="sku">{sku}</bdi>,
              <MoneyText key="price" money={price} />,
              formats.number(onHand),
            ],
          }))}
        />
      )}
    </Card>
  )
}
