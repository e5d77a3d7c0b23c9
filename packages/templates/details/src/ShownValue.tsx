import { Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { MoneyText } from './MoneyText'
import type { FieldValue } from './changes'
import { Picture } from './Picture'

export interface ShownValueProps {
  value: FieldValue
}

/** Value of a field: an amount, pictures or a text; a placeholder when it is empty. */
export function ShownValue({ value }: ShownValueProps) {
  const { t } = useTranslation('details')
  if (value === null || value === '') return <Text tone="muted">{t('record.diff.none')}</Text>
  if (typeof value === 'string') return <span dir="auto">{value}</span>
  if ('amount' in value) return <MoneyText money={value} />
  return value.map(({ mediaToken, url, alt }) => (
    <Picture key={mediaToken} url={url} alt={alt} width={160} height={160} loading="lazy" />
  ))
}
