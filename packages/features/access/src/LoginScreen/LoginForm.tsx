import { useSession, useSessionState } from '@console/core/session'
import { Button, Checkbox, Link, PasswordField, TextField, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Notice } from '../parts/Notice'
import { paths } from '../paths'
import { useLoginForm } from './useLoginForm'

/** The form of the sign-in page, below the reason why it is shown. */
export function LoginForm() {
  const { t } = useTranslation('access')
  const session = useSession()
  const { reason, canRetryRestore } = useSessionState()
  const { form, values, isBusy, canSubmit, setRemember, field, onSubmit } = useLoginForm()

  return (
    <Root ref={form} onSubmit={onSubmit} noValidate>
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
        <Link href={paths.passwordChange}>{t('login.forgot')}</Link>
      </Row>
      <Button
        type="submit"
        variant="primary"
        isWide
        isDisabled={!canSubmit && !isBusy}
        isPending={isBusy}
        pendingLabel={t('login.submitting')}
      >
        {t('login.submit')}
      </Button>
    </Root>
  )
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
