import { type BoundField, NewPasswordField, type Issue } from '@console/form'
import { PasswordField, TextField } from '@console/ui'
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

type DemoMessages = ReturnType<typeof useTranslation<'demo-access'>>['t']

/** Messages of these pages for validation issues; undefined for those with a common message. */
export function describeDemoIssue(issue: Issue, t: DemoMessages): string | undefined {
  // Specification 5: a missing value counts as too short.
  if (issue.code === 'too_small' && issue.minimum === 4) return t('error.short')
  if (issue.code !== 'custom') return undefined
  return t(issue.path?.at(-1) === 'confirmation' ? 'error.confirmation' : 'error.accept')
}
