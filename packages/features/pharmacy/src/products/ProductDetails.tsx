import { isolate, useFormats, useTranslate } from '@console/core/i18n'
import { type AfyaProductDetail, strengthText } from '@console/domain/afya-product'
import { DescriptionList, MoneyText } from '@console/details'
import type { RecordSlotProps } from '@console/record'
import { Banner, Card } from '@console/ui'
import { Ban, EyeOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePackText } from './usePackText'

/** Banners for the whole product: recalled, or hidden with its company. */
export function ProductBanners({
  detail: { recall, hiddenBy },
}: RecordSlotProps<AfyaProductDetail>) {
  const { t } = useTranslation('pharmacy')
  const translate = useTranslate()
  const formats = useFormats()
  return (
    <>
      {recall ? (
        <Banner tone="danger" icon={Ban}>
          {t('recall.banner', {
            class: recall.recallClass,
            reason: translate(`afya-product:reason.${recall.reasonCode}`),
            lots: formats.list(recall.lots.map((lot) => isolate(lot))),
          })}
          {recall.note ? <p dir="auto">{recall.note}</p> : null}
        </Banner>
      ) : null}
      {hiddenBy ? (
        <Banner tone="warning" icon={EyeOff}>
          {t('product.hidden.banner')}
        </Banner>
      ) : null}
    </>
  )
}

/** Active ingredients and strengths. */
export function ProductSubtitle({ detail }: Pick<RecordSlotProps<AfyaProductDetail>, 'detail'>) {
  const translate = useTranslate()
  const formats = useFormats()
  return (
    <>
      <bdi>{detail.genericName}</bdi> · {strengthText(detail.strengthLabel, translate, formats)}
    </>
  )
}

/** Key details of a product. */
export function ProductDetails({ detail }: RecordSlotProps<AfyaProductDetail>) {
  const { t } = useTranslation('pharmacy')
  const translate = useTranslate()
  const formats = useFormats()
  const packText = usePackText()
  return (
    <Card heading={t('product.glance')}>
      <DescriptionList
        details={[
          { label: t('product.genericName'), value: <bdi>{detail.genericName}</bdi> },
          {
            label: t('product.strength'),
            value: strengthText(detail.strengthLabel, translate, formats),
          },
          {
            label: t('product.dosageForm'),
            value: translate(`afya-product:form.${detail.dosageForm}`),
          },
          { label: t('product.pack'), value: packText(detail.pack) },
          {
            label: t('product.schedule'),
            value: translate(`afya-product:schedule.${detail.schedule}`),
          },
          {
            label: t('product.listPrice'),
            value: detail.listPrice && <MoneyText money={detail.listPrice} />,
          },
        ]}
      />
    </Card>
  )
}
