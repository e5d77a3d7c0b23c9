import { useSend } from '@console/core/api'
import { displayName, useSessionState } from '@console/core/session'
import { defineForm, Form } from '@console/form'
import { Avatar, Text, TextField } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { ask } from './api'
import { signInBody } from './contract'
import { DemoPage } from './DemoPage'
import { SecretField, describeDemoIssue } from './demoFields'
import { paths } from './paths'

const unlock = defineForm(signInBody)

/** /pages/auth/lock: signed-in users enter their password again; guests enter their name, too. */
export function Lock() {
  const { t } = useTranslation('demo-access')
  const send = useSend()
  const { user } = useSessionState()
  return (
    <DemoPage
      look="card"
      title={t('lock.title')}
      links={[{ href: paths.login, label: t('lock.other') }]}
    >
      {(onDone) => (
        <Form
          form={unlock}
          initial={{ email: user?.email ?? '', password: '' }}
          isShort
          submitLabel={t('lock.submit')}
          describeIssue={(issue) => describeDemoIssue(issue, t)}
          write={(body) => ask(send, '', body)}
          onSent={onDone}
        >
          {user ? (
            <>
              <Avatar name={displayName(user)} />
              <Text as="p">
                <bdi>{displayName(user)}</bdi>
              </Text>
            </>
          ) : (
            <unlock.Field name="email">
              {(field) => (
                <TextField
                  label={t('email.orName')}
                  autoComplete="username"
                  dir="ltr"
                  isRequired
                  {...field}
                />
              )}
            </unlock.Field>
          )}
          <unlock.Field name="password">
            {(field) => (
              <SecretField field={field} label={t('password')} autoComplete="current-password" />
            )}
          </unlock.Field>
        </Form>
      )}
    </DemoPage>
  )
}
