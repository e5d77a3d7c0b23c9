import { useSend } from '@console/core/api'
import type { Mailed } from '@console/domain/account'
import { defineForm, Form } from '@console/form'
import { Answer, Link, Text, TextField } from '@console/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { linkRequest, requestPasswordLink } from '../api'
import { AccessPage } from '../parts/AccessPage'
import { paths } from '../paths'
import { ChoosePassword } from './ChoosePassword'

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
