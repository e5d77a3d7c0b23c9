import { useFormats } from '@console/core/i18n'
import type { AfyaProduct } from '@console/domain/afya-product'
import { useTranslation } from 'react-i18next'

/** Says what a pack holds, in the reader's language: `30 tablets, blister`. */
export function usePackText() {
  const { t } = useTranslation('pharmacy')
  const formats = useFormats()
  return ({ units, unitName, container }: AfyaProduct['pack']) =>
    t('packOf', {
      units: formats.number(units),
      unit: t(`unit.${unitName}`),
      container: t(`container.${container}`),
    })
}
