import { ApiError, useSend } from '@console/core/api'
import { minPassword } from '@console/core/passwords'
import { acceptance, acceptInvitation, type Joined } from '@console/domain/staff-member'
import { defineForm, Form, NewPasswordField } from '@console/form'
import { Card, Heading, Link, Stack, StatePanel, Text, theme } from '@console/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'

const joining = defineForm(acceptance)

/** Specification 2. */
const signInPath = '/login-now'

/** /staff-members/join?token= : an invited person chooses a password. Without the shell, as no one is signed in yet. */
export function JoinScreen() {
  const { t } = useTranslation('people')
  const [query] = useSearchParams()
  const [joined, setJoined] = useState<Joined | null>(null)
  const [hasEnded, setEnded] = useState(false)
  const token = query.get('token') ?? ''
  const signIn = (
    <Link variant="alone" href={signInPath}>
      {t('join.signIn')}
    </Link>
  )
  if (token === '' || hasEnded)
    return (
      <Page>
        <StatePanel headingLevel={1} kind="refused" title={t('join.ended')} actions={signIn}>
          {t('join.ended.message')}
        </StatePanel>
      </Page>
    )
  return (
    <Page>
      <Card>
        <Stack gap={4}>
          <Heading level={1}>{t('join.title')}</Heading>
          {joined ? (
            <>
              <Text as="p" role="status">
                {t('join.done', { name: joined.name })}
              </Text>
              {signIn}
            </>
          ) : (
            <Choosing token={token} onJoined={setJoined} onEnded={() => setEnded(true)} />
          )}
        </Stack>
      </Card>
    </Page>
  )
}

interface ChoosingProps {
  token: string
  onJoined: (joined: Joined) => void
  onEnded: () => void
}

/** The password is not stored before it is sent. */
function Choosing({ token, onJoined, onEnded }: ChoosingProps) {
  const { t } = useTranslation('people')
  const send = useSend()
  return (
    <Form
      form={joining}
      initial={{ token, password: '' }}
      isShort
      isOpened
      submitLabel={t('join.submit')}
      describeIssue={() => t('join.password.note', { min: minPassword })}
      write={async (body) => {
        try {
          return await acceptInvitation(send, body)
        } catch (error) {
          if (error instanceof ApiError && error.status === 409) onEnded()
          throw error
        }
      }}
      onSent={onJoined}
    >
      <Text as="p" tone="muted">
        {t('join.help')}
      </Text>
      <joining.Field name="password">
        {(field) => (
          <NewPasswordField
            label={t('join.password')}
            description={t('join.password.note', { min: minPassword })}
            showLabel={t('join.show')}
            hideLabel={t('join.hide')}
            isRequired
            {...field}
          />
        )}
      </joining.Field>
    </Form>
  )
}

const Page = styled.main`
  display: grid;
  place-content: center;
  grid-template-columns: min(100%, 384px);
  min-block-size: 100dvh;
  padding: ${theme.space[6]} ${theme.space[4]};
`
