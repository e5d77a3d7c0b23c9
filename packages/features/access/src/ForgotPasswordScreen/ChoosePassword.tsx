import { ApiError, useSend } from '@console/core/api'
import { choosePassword, newPassword } from '@console/domain/account'
import { defineForm, Form, NewPasswordField } from '@console/form'
import { Answer, Link, Text } from '@console/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AccessPage } from '../parts/AccessPage'
import { Notice } from '../parts/Notice'
import { paths } from '../paths'

const form = defineForm(newPassword)

/** Form for a new password, opened by the mailed link. The password is not stored before it is sent. */
export function ChoosePassword({ token }: { token: string }) {
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
          describeIssue={() => t('choose.note')}
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
                description={t('choose.note')}
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
