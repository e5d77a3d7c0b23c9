import { useFormats } from '@console/core/i18n'
import type { RecordSlotProps } from '@console/record'
import { DescriptionList, MoneyText } from '@console/details'
import { Card } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { ProductDetail } from '@console/domain/product'

/** Terms of a product: bulk prices, units, tax, stock, measures. */
export function ProductOffer({ detail }: RecordSlotProps<ProductDetail>) {
  const { t } = useTranslation('products')
  const formats = useFormats()
  const { compareAtPrice, b2bTiers, stock } = detail

  /** A measure, or a dash. */
  function measure(value: number | null, unit: 'mm' | 'g'): string {
    return value === null ? '–' : t(`measure.${unit}`, { number: formats.number(value) })
  }

  return (
    <Card heading={t('offer.title')}>
      <DescriptionList
        details={[
          {
            label: t('field.compareAtPrice'),
            value: compareAtPrice ? <MoneyText money={compareAtPrice} /> : '–',
            pointer: '/compareAtPrice',
          },
          ...b2bTiers.map(({ minQty, unitPrice }) => ({
            label: t('offer.tier', { number: formats.number(minQty) }),
            value: <MoneyText money={unitPrice} />,
          })),
          { label: t('field.moq'), value: formats.number(detail.moq), pointer: '/moq' },
          { label: t('field.unit'), value: t(`unit.${detail.unit}`) },
          {
            label: t('field.packSize'),
            value: <bdi>{detail.packSize ?? '–'}</bdi>,
            pointer: '/packSize',
          },
          {
            label: t('field.taxClass'),
            value: t(`taxClass.${detail.taxClass}`),
            pointer: '/taxClass',
          },
          { label: t('column.stock'), value: formats.number(stock.onHand) },
          { label: t('offer.reserved'), value: formats.number(stock.reserved) },
          { label: t('column.gtin'), value: <bdi>{detail.gtin ?? '–'}</bdi>, pointer: '/gtin' },
          {
            label: t('field.weight'),
            value: measure(detail.weightGrams, 'g'),
            pointer: '/weightGrams',
          },
          { label: t('field.length'), value: measure(detail.lengthMm, 'mm'), pointer: '/lengthMm' },
          { label: t('field.width'), value: measure(detail.widthMm, 'mm'), pointer: '/widthMm' },
          { label: t('field.height'), value: measure(detail.heightMm, 'mm'), pointer: '/heightMm' },
        ]}
      />
    </Card>
  )
}
