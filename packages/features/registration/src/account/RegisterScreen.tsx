import { useSend } from '@console/core/api'
import { minPassword } from '@console/core/passwords'
import { accountPaths, newAccount, registerAccount } from '@console/domain/account'
import { registrationPaths } from '@console/domain/registration'
import { defineForm, Form, NewPasswordField } from '@console/form'
import { Link, Text, TextField } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { AccountPage } from './AccountPage'

const form = defineForm(newAccount)
const blank = { displayName: '', email: '', password: '' }

/**
 * /register, linked from a guest's user menu: creates an account at the sample authentication (specification 5 and 7).
 * The password is not stored.
 */
export function RegisterScreen() {
  const { t } = useTranslation('registration')
  const send = useSend()
  const navigate = useNavigate()
  return (
    <AccountPage title={t('register.title')}>
      <Form
        form={form}
        initial={blank}
        isShort
        submitLabel={t('register.submit')}
        pendingLabel={t('register.submitting')}
        write={async (body) => ({
          ...(await registerAccount(send, body)),
          email: body.email,
        })}
        onSent={({ email, link }) =>
          void navigate(accountPaths.mailConfirm, { state: { email, link } })
        }
      >
        <Text as="p" tone="muted">
          {t('register.help')}
        </Text>
        <form.Field name="displayName">
          {(field) => (
            <TextField
              label={t('register.displayName')}
              autoComplete="name"
              isRequired
              {...field}
            />
          )}
        </form.Field>
        <form.Field name="email">
          {(field) => (
            <TextField
              label={t('register.email')}
              type="email"
              autoComplete="email"
              isRequired
              {...field}
            />
          )}
        </form.Field>
        <Password />
      </Form>
      <Link variant="alone" href={registrationPaths.option}>
        {t('register.business')}
      </Link>
    </AccountPage>
  )
}

function Password() {
  const { t } = useTranslation('registration')
  const about = [form.useValue('displayName'), form.useValue('email')]
  return (
    <form.Field name="password">
      {(field) => (
        <NewPasswordField
          label={t('register.password')}
          description={t('register.password.note', { min: minPassword })}
          showLabel={t('register.password.show')}
          hideLabel={t('register.password.hide')}
          about={about}
          isRequired
          {...field}
        />
      )}
    </form.Field>
  )
}
