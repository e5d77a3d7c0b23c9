import { useSend } from '@console/core/api'
import { defineForm, Form } from '@console/form'
import { useTranslation } from 'react-i18next'
import { ask } from './api'
import { resetForm } from './contract'
import { type DemoLook, DemoPage } from './DemoPage'
import { NewSecretField, SecretField, EmailField, describeDemoIssue } from './demoFields'
import { paths } from './paths'

const choice = defineForm(resetForm)
const blank = { email: '', password: '', confirmation: '' }

/** /pages/auth/reset-password: a card. */
export const ResetPassword = () => <ResetPage look="card" />
/** /pages/auth/reset-password-2: beside a text. */
export const ResetPassword2 = () => <ResetPage look="split" />

function ResetPage({ look }: { look: DemoLook }) {
  const { t } = useTranslation('demo-access')
  const send = useSend()
  return (
    <DemoPage
      look={look}
      title={t('reset.title')}
      links={[{ href: paths.login, label: t('login.link') }]}
    >
      {(onDone) => (
        <Form
          form={choice}
          initial={blank}
          isShort
          submitLabel={t('reset.submit')}
          describeIssue={(issue) => describeDemoIssue(issue, t)}
          write={(body) => ask(send, '/reset-password', body)}
          onSent={onDone}
        >
          <choice.Field name="email">
            {(field) => <EmailField field={field} autoComplete="username" />}
          </choice.Field>
          <choice.Field name="password">
            {(field) => <NewSecretField field={field} label={t('password.new')} />}
          </choice.Field>
          <choice.Field name="confirmation">
            {(field) => (
              <SecretField field={field} label={t('confirmation')} autoComplete="new-password" />
            )}
          </choice.Field>
        </Form>
      )}
    </DemoPage>
  )
}
