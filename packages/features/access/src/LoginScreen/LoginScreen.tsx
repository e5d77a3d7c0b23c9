import { isGuest } from '@console/core/permissions'
import { displayName, useSession, useSessionState } from '@console/core/session'
import { Button, Text, Checkbox, Link, PasswordField, TextField, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { AccessPage } from '../AccessPage'
import { Notice } from '../Notice'
import { paths } from '../paths'
import { useLoginForm } from './useLoginForm'

/** /login-now and /login (specification 2 and 5). */
export function LoginScreen() {
  const { t } = useTranslation('access')
  const session = useSession()
  const { status, user, roles } = useSessionState()
  const isSignedIn = status === 'signedIn' && user !== null

  return (
    <AccessPage title={t('login.card.title')}>
      {isSignedIn ? (
        <>
          <Text>{t('noScreens.message', { name: displayName(user) })}</Text>
          <Button onPress={session.signOut}>{t('noScreens.signOut')}</Button>
        </>
      ) : null}
      {/* Specification 6: a user with only the role guest is treated as not logged in. */}
      {isSignedIn && !isGuest(roles) ? null : <LoginForm />}
    </AccessPage>
  )
}

/** Sign-in form, below the reason why it is shown. */
function LoginForm() {
  const { t } = useTranslation('access')
  const session = useSession()
  const { reason, canRetryRestore } = useSessionState()
  const { form, values, isBusy, wait, canSubmit, setRemember, field, onSubmit } = useLoginForm()

  return (
    // By POST, because it may be submitted before the scripts have loaded: a password must never be in an address.
    <Root ref={form} method="post" onSubmit={onSubmit} noValidate>
      {reason === null || reason === 'left' ? null : (
        <Notice>
          {t(`reason.${reason}`)}
          {canRetryRestore ? (
            <Button onPress={session.retryRestore}>{t('login.retry')}</Button>
          ) : null}
        </Notice>
      )}
      <TextField
        {...field('email', t('login.minimum'))}
        label={t('login.email')}
        autoComplete="username"
        autoFocus
        isRequired
      />
      <PasswordField
        {...field('password', t('login.minimum'))}
        label={t('login.password')}
        showLabel={t('login.password.show')}
        hideLabel={t('login.password.hide')}
        autoComplete="current-password"
        isRequired
      />
      <Row>
        <Checkbox name="remember" isSelected={values.remember} onChange={setRemember}>
          {t('login.remember')}
        </Checkbox>
        <Link variant="alone" href={paths.passwordChange}>
          {t('login.forgot')}
        </Link>
      </Row>
      <Button
        type="submit"
        variant="primary"
        isWide
        isDisabled={!canSubmit && !isBusy}
        isPending={isBusy}
        pendingLabel={t('login.submitting')}
      >
        {wait > 0 ? t('login.wait', { time: minutesAndSeconds(wait) }) : t('login.submit')}
      </Button>
    </Root>
  )
}

/** Countdown format: 0:09. */
function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

const Root = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
`
