import { useSend } from '@console/core/api'
import { defineForm, Form } from '@console/form'
import { Checkbox, TextField } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { ask } from './api'
import { registerForm } from './contract'
import { type DemoLook, DemoPage } from './DemoPage'
import { NewSecretField, SecretField, EmailField, describeDemoIssue } from './demoFields'
import { paths } from './paths'

const registration = defineForm(registerForm)
const blank = { displayName: '', email: '', password: '', confirmation: '', isAccepted: false }

/** /pages/auth/register: a card. */
export const Register = () => <RegisterPage look="card" />
/** /pages/auth/register-2: beside a text. */
export const Register2 = () => <RegisterPage look="split" />
/** /pages/auth/register-3: a wide card with a text. */
export const Register3 = () => <RegisterPage look="wide" />

function RegisterPage({ look }: { look: DemoLook }) {
  const { t } = useTranslation('demo-access')
  const send = useSend()
  return (
    <DemoPage
      look={look}
      title={t('register.title')}
      links={[{ href: paths.login, label: t('login.link') }]}
    >
      {(onDone) => (
        <Form
          form={registration}
          initial={blank}
          isShort
          submitLabel={t('register.submit')}
          describeIssue={(issue) => describeDemoIssue(issue, t)}
          write={(body) => ask(send, '/register', body)}
          onSent={onDone}
        >
          <registration.Field name="displayName">
            {(field) => (
              <TextField label={t('displayName')} autoComplete="name" isRequired {...field} />
            )}
          </registration.Field>
          <registration.Field name="email">
            {(field) => <EmailField field={field} autoComplete="email" />}
          </registration.Field>
          <registration.Field name="password">
            {(field) => <NewSecretField field={field} label={t('password')} />}
          </registration.Field>
          <registration.Field name="confirmation">
            {(field) => (
              <SecretField field={field} label={t('confirmation')} autoComplete="new-password" />
            )}
          </registration.Field>
          <registration.Field name="isAccepted">
            {({ value, ...field }) => (
              <Checkbox isSelected={value} {...field}>
                {t('accept')}
              </Checkbox>
            )}
          </registration.Field>
        </Form>
      )}
    </DemoPage>
  )
}
