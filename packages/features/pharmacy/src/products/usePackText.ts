import { useFormats, useSay } from '@console/core/i18n'
import type { AfyaProduct } from '@console/domain/afya-product'
import { useTranslation } from 'react-i18next'

/** Formats the content of a pack in the user's language: `30 tablets, blister`. */
export function usePackText() {
  const { t } = useTranslation('pharmacy')
  const say = useSay()
  const formats = useFormats()
  return ({ units, unitName, container }: AfyaProduct['pack']) =>
    t('packOf', {
      units: formats.number(units),
      unit: say(`afya-product:unit.${unitName}`),
      container: say(`afya-product:container.${container}`),
    })
}
