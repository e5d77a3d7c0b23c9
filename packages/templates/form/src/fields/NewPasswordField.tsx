import { isWeakPassword, minPassword } from '@console/core/passwords'
import { useTranslate } from '@console/core/i18n'
import { PasswordField, type PasswordFieldProps } from '@console/ui'
import { useEffect, useState } from 'react'

export interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'about' | 'autoComplete'> {
  value: string
  /** Names and email addresses of the user, which the password must not be made of. */
  about?: readonly string[]
}

/** New password. One that is easy to guess is marked while it is typed; the server refuses it. */
export function NewPasswordField({ about = [], errorMessage, ...field }: NewPasswordFieldProps) {
  const translate = useTranslate()
  const isWeak = useIsWeak(field.value, about)
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      errorMessage={errorMessage ?? (isWeak ? translate('form:password.weak') : undefined)}
    />
  )
}

function useIsWeak(password: string, about: readonly string[]): boolean {
  /** Last password that was found weak. */
  const [weak, setWeak] = useState<string | null>(null)
  const known = about.join('\n')
  useEffect(() => {
    if (password.length < minPassword) return undefined
    let isCurrent = true
    isWeakPassword(password, known.split('\n')).then(
      (isWeak) => {
        if (isCurrent) setWeak(isWeak ? password : null)
      },
      () => {
        // The check could not be loaded: the server has one, too.
      },
    )
    return () => {
      isCurrent = false
    }
  }, [password, known])
  return weak === password && password.length >= minPassword
}
