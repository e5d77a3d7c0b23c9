import { useFormats, useTranslate } from '@console/core/i18n'
import {
  type AfyaProductDetail,
  strengthOf,
  strengthText,
  afyaProductsResource,
  pricePerUnit,
  toAfyaProduct,
} from '@console/domain/afya-product'
import { DescriptionList, DetailTable, ReasonCard } from '@console/details'
import type { RecordSlotProps } from '@console/record'
import { Card, Stack, Link, SkeletonText, StatusChip, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { useSend } from '@console/core/api'
import { readPage } from '@console/core/resources'
import { QueryBoundary, resourceKeys } from '@console/query-boundary'
import { useQuery } from '@tanstack/react-query'
import { Ban } from 'lucide-react'
import { usePackText } from './usePackText'

/** Tab with the composition, use and storage of a product. */
export function ProductTab({ detail }: RecordSlotProps<AfyaProductDetail>) {
  const { t } = useTranslation('pharmacy')
  const translate = useTranslate()
  const formats = useFormats()
  const packText = usePackText()
  const warnings = [
    ...detail.cautions.map((caution) => (
      <span key={caution}>{translate(`afya-product:caution.${caution}`)}</span>
    )),
    // In the language in which it was written.
    ...(detail.warnings ? [<bdi key="written">{detail.warnings}</bdi>] : []),
  ]
  return (
    <Stack gap={4}>
      <Card heading={t('product.ingredients')}>
        <DetailTable
          label={t('product.ingredients')}
          columns={[{ title: t('ingredient.name') }, { title: t('product.strength') }]}
          rows={detail.ingredients.map(({ name, strength }, place) => ({
            key: String(place),
            cells: [
              <bdi key="name">{name}</bdi>,
              strengthText(strengthOf(strength), translate, formats),
            ],
          }))}
        />
      </Card>
      <Card heading={t('product.tab')}>
        <DescriptionList
          details={[
            {
              label: t('product.dosageForm'),
              value: translate(`afya-product:form.${detail.dosageForm}`),
            },
            { label: t('product.route'), value: translate(`afya-product:route.${detail.route}`) },
            { label: t('product.pack'), value: packText(detail.pack) },
            {
              label: t('product.storage'),
              value: translate(`afya-product:storage.${detail.storage}`),
            },
            { label: t('product.coldChain'), value: t(detail.coldChain ? 'yes' : 'no') },
            { label: t('product.shelfLifeMonths'), value: formats.number(detail.shelfLifeMonths) },
            { label: t('product.gtin'), value: detail.gtin && <bdi>{detail.gtin}</bdi> },
            {
              label: t('product.warnings'),
              value: warnings.length === 0 ? null : <Stack gap={1}>{warnings}</Stack>,
            },
          ]}
        />
      </Card>
    </Stack>
  )
}

/** Tab with sale restrictions, registration and recall of a product. */
export function RegulationTab({ detail }: RecordSlotProps<AfyaProductDetail>) {
  const { t } = useTranslation('pharmacy')
  const translate = useTranslate()
  const formats = useFormats()
  const { recall, registration } = detail
  const expiry = registration === 'valid' ? '' : ` · ${t(`expiry.${registration}`)}`
  return (
    <Stack gap={4}>
      {recall ? (
        <ReasonCard
          title={t('recalledClass', { class: recall.recallClass })}
          reason={translate(`afya-product:reason.${recall.reasonCode}`)}
          note={recall.note ?? null}
          by={recall.by}
          at={recall.at}
        />
      ) : null}
      <Card heading={t('product.regulation')}>
        <DescriptionList
          details={[
            { label: t('product.registrationNo'), value: <bdi>{detail.registrationNo}</bdi> },
            {
              label: t('product.registrationExpiresOn'),
              value: `${formats.date(new Date(detail.registrationExpiresOn))}${expiry}`,
            },
            { label: t('product.atcCode'), value: detail.atcCode && <bdi>{detail.atcCode}</bdi> },
            {
              label: t('product.schedule'),
              value: translate(`afya-product:schedule.${detail.schedule}`),
            },
            {
              label: t('product.prescription'),
              value: t(detail.prescriptionRequired ? 'yes' : 'no'),
            },
          ]}
        />
      </Card>
    </Stack>
  )
}

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
