import type { BoundField } from '@console/form'
import { TextField } from '@console/ui'
import { useTranslation } from 'react-i18next'

interface EmailFieldProps {
  field: BoundField<string>
  autoComplete: 'email' | 'username'
}

/** Email address field of these forms. */
export function EmailField({ field, autoComplete }: EmailFieldProps) {
  const { t } = useTranslation('demo-access')
  return (
    <TextField label={t('email')} type="email" autoComplete={autoComplete} isRequired {...field} />
  )
}
