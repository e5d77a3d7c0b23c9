import { useSend } from '@console/core/api'
import { defineForm, Form } from '@console/form'
import { Answer, Link, Text, TextField } from '@console/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkRequest, requestPasswordLink } from '../api'
import { AccessPage } from '../parts/AccessPage'
import { paths } from '../paths'

const request = defineForm(linkRequest)
const blank = { email: '' }

/** /forgot-password and /password-change: asks for an address and sends a link there. */
export function ForgotPasswordScreen() {
  const { t } = useTranslation('access')
  const send = useSend()
  /** The server's words once the link was asked for. */
  const [message, setMessage] = useState<string | null>(null)

  return (
    <AccessPage title={t('forgot.title')}>
      {message === null ? (
        <Form
          form={request}
          initial={blank}
          isShort
          submitLabel={t('forgot.submit')}
          pendingLabel={t('forgot.submitting')}
          sayIssue={() => t('forgot.email.invalid')}
          unclearWords={t('forgot.failed')}
          write={(body) => requestPasswordLink(send, body)}
          onSent={setMessage}
        >
          <Text tone="muted">{t('forgot.help')}</Text>
          <request.Field name="email">
            {(field) => (
              <TextField
                label={t('forgot.email')}
                type="email"
                autoComplete="email"
                isRequired
                {...field}
              />
            )}
          </request.Field>
        </Form>
      ) : (
        <Answer>
          <Text dir="auto">{message}</Text>
        </Answer>
      )}
      <Link variant="alone" href={paths.signIn}>
        {t('forgot.back')}
      </Link>
    </AccessPage>
  )
}
