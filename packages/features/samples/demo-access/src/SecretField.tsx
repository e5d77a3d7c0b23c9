import { type BoundField, NewPasswordField } from '@console/form'
import { PasswordField } from '@console/ui'
import { useTranslation } from 'react-i18next'

interface SecretFieldProps {
  field: BoundField<string>
  label: string
  autoComplete: 'current-password' | 'new-password'
}

/** Password field of these forms. */
export function SecretField({ field, ...props }: SecretFieldProps) {
  const toggle = useToggleLabels()
  return <PasswordField isRequired {...toggle} {...props} {...field} />
}

/** New password field of these forms. */
export function NewSecretField({ field, label }: Omit<SecretFieldProps, 'autoComplete'>) {
  const toggle = useToggleLabels()
  return <NewPasswordField isRequired label={label} {...toggle} {...field} />
}

function useToggleLabels() {
  const { t } = useTranslation('demo-access')
  return { showLabel: t('password.show'), hideLabel: t('password.hide') }
}
