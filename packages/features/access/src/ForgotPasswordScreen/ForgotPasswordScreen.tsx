import { useSend, ApiError } from '@console/core/api'
import { minPassword } from '@console/core/passwords'
import { type Mailed, choosePassword, newPassword } from '@console/domain/account'
import { defineForm, Form, NewPasswordField } from '@console/form'
import { Answer, Link, Text, TextField } from '@console/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { linkRequest, requestPasswordLink } from '../api'
import { AccessPage } from '../AccessPage'
import { paths } from '../paths'
import { Notice } from '../Notice'

const request = defineForm(linkRequest)
const blank = { email: '' }

/**
 * /forgot-password and /password-change: sends a link by email; opened by that link, with `?token=`, it sets a new
 * password.
 */
export function ForgotPasswordScreen() {
  const [search] = useSearchParams()
  const token = search.get('token')
  return token === null ? <AskForLink /> : <ChoosePassword key={token} token={token} />
}

function AskForLink() {
  const { t } = useTranslation('access')
  const send = useSend()
  /** Response of the server to the request for a link. */
  const [answer, setAnswer] = useState<Mailed | null>(null)

  return (
    <AccessPage title={t('forgot.title')}>
      {answer === null ? (
        <Form
          form={request}
          initial={blank}
          isShort
          submitLabel={t('forgot.submit')}
          pendingLabel={t('forgot.submitting')}
          describeIssue={() => t('forgot.email.invalid')}
          unclearWords={t('forgot.failed')}
          write={(body) => requestPasswordLink(send, body)}
          onSent={setAnswer}
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
        <>
          <Answer>
            <Text dir="auto">{answer.message}</Text>
          </Answer>
          {answer.link === null ? null : (
            <Text as="p" tone="muted">
              {t('forgot.sample')} <Link href={answer.link}>{t('forgot.sample.open')}</Link>
            </Text>
          )}
        </>
      )}
      <Link variant="alone" href={paths.signIn}>
        {t('forgot.back')}
      </Link>
    </AccessPage>
  )
}

const form = defineForm(newPassword)

/** Form for a new password, opened by the mailed link. The password is not stored before it is sent. */
function ChoosePassword({ token }: { token: string }) {
  const { t } = useTranslation('access')
  const send = useSend()
  /** Message of the server on success. */
  const [message, setMessage] = useState<string | null>(null)
  const [hasEnded, setEnded] = useState(false)

  return (
    <AccessPage title={t('choose.title')}>
      {hasEnded ? (
        <Notice>
          {t('choose.ended')}
          <Link href={paths.passwordChange}>{t('choose.again')}</Link>
        </Notice>
      ) : message === null ? (
        <Form
          form={form}
          initial={{ token, password: '' }}
          isShort
          submitLabel={t('choose.submit')}
          describeIssue={() => t('choose.note', { min: minPassword })}
          write={async (body) => {
            try {
              return await choosePassword(send, body)
            } catch (error) {
              if (error instanceof ApiError && error.status === 409) setEnded(true)
              throw error
            }
          }}
          onSent={setMessage}
        >
          <form.Field name="password">
            {(field) => (
              <NewPasswordField
                label={t('choose.title')}
                description={t('choose.note', { min: minPassword })}
                showLabel={t('login.password.show')}
                hideLabel={t('login.password.hide')}
                isRequired
                {...field}
              />
            )}
          </form.Field>
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
