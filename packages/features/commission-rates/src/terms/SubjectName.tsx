import { useFormats } from '@console/core/i18n'
import type { RateSubject } from '@console/domain/commission-rate'
import { LineName } from '@console/details'
import { useTranslation } from 'react-i18next'
import { itemText } from './itemText'

/**
 * Subject of a rate: a product or service with its SKU and seller below the name, since others may have the same name.
 */
export function SubjectName({ subject: { ref, item } }: { subject: RateSubject }) {
  const { t } = useTranslation('commission-rates')
  const formats = useFormats()
  const name = ref?.label ?? t('everything')
  return item ? (
    <LineName name={name}>
      <bdi>{itemText(item, formats)}</bdi>
    </LineName>
  ) : (
    <bdi>{name}</bdi>
  )
}
