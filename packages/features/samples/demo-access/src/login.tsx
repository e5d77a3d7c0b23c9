import { useSend } from '@console/core/api'
import { defineForm, Form } from '@console/form'
import { TextField } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { ask } from './api'
import { signInBody } from './contract'
import { type DemoLook, DemoPage } from './DemoPage'
import { SecretField, describeDemoIssue } from './demoFields'
import { paths } from './paths'

const signIn = defineForm(signInBody)
const blank = { email: '', password: '' }

/** /pages/auth/login: a card. */
export const Login = () => <LoginPage look="card" />
/** /pages/auth/login-2: beside a text. */
export const Login2 = () => <LoginPage look="split" />
/** /pages/auth/login-3: a wide card with a text. */
export const Login3 = () => <LoginPage look="wide" />

function LoginPage({ look }: { look: DemoLook }) {
  const { t } = useTranslation('demo-access')
  const send = useSend()
  return (
    <DemoPage
      look={look}
      title={t('login.title')}
      links={[
        { href: paths.forgotPassword, label: t('forgot.link') },
        { href: paths.register, label: t('register.link') },
      ]}
    >
      {(onDone) => (
        <Form
          form={signIn}
          initial={blank}
          isShort
          submitLabel={t('login.submit')}
          describeIssue={(issue) => describeDemoIssue(issue, t)}
          write={(body) => ask(send, '', body)}
          onSent={onDone}
        >
          <signIn.Field name="email">
            {(field) => (
              <TextField
                label={t('email.orName')}
                autoComplete="username"
                dir="ltr"
                isRequired
                {...field}
              />
            )}
          </signIn.Field>
          <signIn.Field name="password">
            {(field) => (
              <SecretField field={field} label={t('password')} autoComplete="current-password" />
            )}
          </signIn.Field>
        </Form>
      )}
    </DemoPage>
  )
}
