import type { BoundField } from '@console/form'
import { PasswordField } from '@console/ui'
import { useTranslation } from 'react-i18next'

interface SecretFieldProps {
  field: BoundField<string>
  label: string
  autoComplete: 'current-password' | 'new-password'
}

/** A password of one of these forms. */
export function SecretField({ field, ...props }: SecretFieldProps) {
  const { t } = useTranslation('demo-access')
  return (
    <PasswordField
      isRequired
      showLabel={t('password.show')}
      hideLabel={t('password.hide')}
      {...props}
      {...field}
    />
  )
}
