import { useSend } from '@console/core/api'
import { defineForm, Form } from '@console/form'
import { useTranslation } from 'react-i18next'
import { ask } from './api'
import { forgotBody } from './contract'
import { type DemoLook, DemoPage } from './DemoPage'
import { EmailField } from './demoFields'
import { paths } from './paths'

const request = defineForm(forgotBody)
const blank = { email: '' }

/** /pages/auth/forgot-password: a card. */
export const ForgotPassword = () => <ForgotPage look="card" />
/** /pages/auth/forgot-password-2: beside a text. */
export const ForgotPassword2 = () => <ForgotPage look="split" />

function ForgotPage({ look }: { look: DemoLook }) {
  const { t } = useTranslation('demo-access')
  const send = useSend()
  return (
    <DemoPage
      look={look}
      title={t('forgot.title')}
      links={[
        { href: paths.login, label: t('login.link') },
        { href: paths.resetPassword, label: t('reset.link') },
      ]}
    >
      {(onDone) => (
        <Form
          form={request}
          initial={blank}
          isShort
          submitLabel={t('forgot.submit')}
          write={(body) => ask(send, '/password-link', body)}
          onSent={onDone}
        >
          <request.Field name="email">
            {(field) => <EmailField field={field} autoComplete="email" />}
          </request.Field>
        </Form>
      )}
    </DemoPage>
  )
}
