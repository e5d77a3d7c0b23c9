import { useFormats, useTranslate } from '@console/core/i18n'
import type { AfyaProduct } from '@console/domain/afya-product'
import { useTranslation } from 'react-i18next'

/** Formats the content of a pack in the user's language: `30 tablets, blister`. */
export function usePackText() {
  const { t } = useTranslation('pharmacy')
  const translate = useTranslate()
  const formats = useFormats()
  return ({ units, unitName, container }: AfyaProduct['pack']) =>
    t('packOf', {
      units: formats.number(units),
      unit: translate(`afya-product:unit.${unitName}`),
      container: translate(`afya-product:container.${container}`),
    })
}
