import { useSend } from '@console/core/api'
import { useFormats, useTranslate } from '@console/core/i18n'
import { readPage } from '@console/core/resources'
import {
  type AfyaProductDetail,
  afyaProductsResource,
  pricePerUnit,
  strengthText,
  toAfyaProduct,
} from '@console/domain/afya-product'
import { DetailTable } from '@console/details'
import { QueryBoundary, resourceKeys } from '@console/query-boundary'
import type { RecordSlotProps } from '@console/record'
import { Card, Link, SkeletonText, StatusChip, Text } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { Ban } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePackText } from './usePackText'

/** Tab with products of the same generic name, and their unit prices. */
export function SameGenericTab({ detail }: RecordSlotProps<AfyaProductDetail>) {
  const { t } = useTranslation('pharmacy')
  const translate = useTranslate()
  const formats = useFormats()
  const send = useSend()
  const packText = usePackText()
  const unitPrice = useUnitPrice()
  const query = { generic: detail.genericName, sort: 'brandName', pageSize: '25' }
  const page = useQuery({
    queryKey: [...resourceKeys.pages(afyaProductsResource.id), query],
    queryFn: ({ signal }) => readPage(send, afyaProductsResource, query, signal),
  })
  return (
    <Card heading={t('product.same')}>
      <QueryBoundary query={page} skeleton={<SkeletonText lines={6} />}>
        {({ items }) => {
          const others = items.filter(({ productId }) => productId !== detail.productId)
          if (others.length === 0) return <Text as="p">{t('same.none')}</Text>
          return (
            <DetailTable
              label={t('product.same')}
              columns={[
                { title: t('product.brandName') },
                { title: t('product.strength') },
                { title: t('product.pack') },
                { title: t('same.unitPrice') },
                { title: t('status') },
              ]}
              rows={[detail, ...others].map((product) => ({
                key: product.productId,
                cells: [
                  <Link key="brand" href={toAfyaProduct(product.productId)}>
                    {product.brandName}
                  </Link>,
                  strengthText(product.strengthLabel, translate, formats),
                  packText(product.pack),
                  unitPrice(product),
                  product.recall ? (
                    <StatusChip key="status" tone="danger" icon={Ban}>
                      {t('recalledClass', { class: product.recall.recallClass })}
                    </StatusChip>
                  ) : (
                    translate(`afya-product:status.${product.status}`)
                  ),
                ],
              }))}
            />
          )
        }}
      </QueryBoundary>
    </Card>
  )
}

function useUnitPrice() {
  const formats = useFormats()
  return (product: Parameters<typeof pricePerUnit>[0]) => {
    const price = pricePerUnit(product)
    if (!price) return '–'
    const { value, currency } = price
    return `${currency} ${formats.number(value >= 1 ? Math.round(value * 100) / 100 : Number(value.toPrecision(2)))}`
  }
}
