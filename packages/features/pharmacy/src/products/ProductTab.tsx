import { useFormats, useTranslate } from '@console/core/i18n'
import { type AfyaProductDetail, strengthOf, strengthText } from '@console/domain/afya-product'
import { DescriptionList, DetailTable } from '@console/details'
import type { RecordSlotProps } from '@console/record'
import { Card, Stack } from '@console/ui'
import { useTranslation } from 'react-i18next'
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
