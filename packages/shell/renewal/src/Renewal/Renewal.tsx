import { Button, Dialog, PasswordField, Text, theme } from '@console/ui'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

export interface RenewalProps {
  /** Set while two minutes or less are left. */
  isOpen: boolean
  /** The signed-in account. */
  email: string
  isBusy: boolean
  /** Reason of the last refusal; empty where the server gave none. */
  refusal?: string
  onSignIn: (password: string) => void
  onSignOut: () => void
}

/**
 * Shown two minutes before a session ends: signs in again in place, so that nothing on the page is
 * lost.
 */
export function Renewal({ isOpen, ...props }: RenewalProps) {
  const { t } = useTranslation('renewal')
  return (
    <Dialog role="alertdialog" size="small" title={t('renewal.title')} isOpen={isOpen}>
      <RenewalForm {...props} />
    </Dialog>
  )
}

function RenewalForm({
  email,
  isBusy,
  refusal,
  onSignIn,
  onSignOut,
}: Omit<RenewalProps, 'isOpen'>) {
  const { t } = useTranslation('renewal')
  const [password, setPassword] = useState('')

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (password !== '' && !isBusy) onSignIn(password)
  }

  return (
    <Form onSubmit={onSubmit} noValidate>
      <Text as="p">{t('renewal.text', { email })}</Text>
      <PasswordField
        label={t('renewal.password')}
        showLabel={t('renewal.password.show')}
        hideLabel={t('renewal.password.hide')}
        name="password"
        autoComplete="current-password"
        autoFocus
        value={password}
        onChange={setPassword}
        errorMessage={refusal === '' ? t('renewal.refused') : refusal}
      />
      <Actions>
        <Button onPress={onSignOut}>{t('renewal.signOut')}</Button>
        <Button
          type="submit"
          variant="primary"
          isDisabled={password === ''}
          isPending={isBusy}
          pendingLabel={t('renewal.submitting')}
        >
          {t('renewal.submit')}
        </Button>
      </Actions>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${theme.space[2]};
`
