import { ApiError, useSend } from '@console/core/api'
import { accountPaths, confirmMail, mailConfirmation } from '@console/domain/account'
import { defineForm, Form } from '@console/form'
import { Answer, Banner, Link, PasswordField, Text } from '@console/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { AccountPage } from './AccountPage'

const form = defineForm(mailConfirmation)

/** State from /register: the recipient of the link, and its target on a sample backend. */
const registered = z.object({ email: z.string(), link: z.nullable(z.string()) })

/** /auth/mail-confirm: with `?token=` confirms an address; without it, shows where the link was sent. */
export function MailConfirmScreen() {
  const { t } = useTranslation('registration')
  const [search] = useSearchParams()
  const token = search.get('token')
  return (
    <AccountPage title={t('confirm.title')}>
      {token === null ? <Look /> : <Confirm key={token} token={token} />}
    </AccountPage>
  )
}

function Look() {
  const { t } = useTranslation('registration')
  const { success, data } = registered.safeParse(useLocation().state)
  return (
    <>
      <Text as="p" role="status">
        {success ? t('confirm.look', { email: data.email }) : t('confirm.look.anyone')}
      </Text>
      {success && data.link !== null ? (
        <Text as="p" tone="muted">
          {t('confirm.sample')} <Link href={data.link}>{t('confirm.sample.open')}</Link>
        </Text>
      ) : null}
    </>
  )
}

/** Asks for the password of the registration, since a stranger may have registered the same address. */
function Confirm({ token }: { token: string }) {
  const { t } = useTranslation('registration')
  const send = useSend()
  /** Message of the server: on success, or for a link that is invalid or has expired. */
  const [message, setMessage] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  if (message !== null) return <Answer>{message}</Answer>
  if (refusal !== null)
    return (
      <Banner
        tone="danger"
        actions={<Link href={accountPaths.register}>{t('confirm.again')}</Link>}
      >
        <Text as="p" dir="auto">
          {refusal}
        </Text>
        <Text as="p">{t('confirm.ended')}</Text>
      </Banner>
    )
  return (
    <>
      <Form
        form={form}
        initial={{ access_token: token, password: '' }}
        isShort
        submitLabel={t('confirm.submit')}
        pendingLabel={t('confirm.submitting')}
        write={async (body) => {
          try {
            return await confirmMail(send, body)
          } catch (error) {
            if (error instanceof ApiError && error.status === 401)
              setRefusal(error.serverMessage ?? '')
            throw error
          }
        }}
        onSent={setMessage}
      >
        <Text as="p" tone="muted">
          {t('confirm.help')}
        </Text>
        <form.Field name="password">
          {(field) => (
            <PasswordField
              label={t('register.password')}
              showLabel={t('register.password.show')}
              hideLabel={t('register.password.hide')}
              autoComplete="current-password"
              isRequired
              {...field}
            />
          )}
        </form.Field>
      </Form>
      <Link variant="alone" href={accountPaths.passwordChange}>
        {t('confirm.forgot')}
      </Link>
    </>
  )
}
