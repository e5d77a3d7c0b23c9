import { useSend } from '@console/core/api'
import { Button, Link, Text, TextField, theme } from '@console/ui'
import { useMachine } from '@xstate/react'
import { type SubmitEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { fromPromise } from 'xstate'
import { requestPasswordLink } from '../api'
import { AccessPage } from '../parts/AccessPage'
import { Notice } from '../parts/Notice'
import { paths } from '../paths'
import { passwordLinkMachine } from './passwordLinkMachine'

/** /forgot-password and /password-change: asks for an address and sends a link there. */
export function ForgotPasswordScreen() {
  const { t } = useTranslation('access')
  const send = useSend()
  const machine = useMemo(
    () =>
      passwordLinkMachine.provide({
        actors: {
          requestLink: fromPromise<string, { email: string }>(({ input, signal }) =>
            requestPasswordLink(send, input.email, signal),
          ),
        },
      }),
    [send],
  )
  const [snapshot, request] = useMachine(machine)
  const [email, setEmail] = useState('')
  const [isLeft, setIsLeft] = useState(false)
  const isValid = /^\S+@\S+\.\S+$/.test(email.trim())
  const refusal = snapshot.matches('refused') ? snapshot.context.refusal : null

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    setIsLeft(true)
    if (isValid) request({ type: 'link.request', email: email.trim() })
  }

  return (
    <AccessPage title={t('forgot.title')}>
      {snapshot.matches('sent') ? (
        <Text role="status">{snapshot.context.message}</Text>
      ) : (
        <Form onSubmit={onSubmit} noValidate>
          {refusal && !refusal.field ? (
            <Notice>{refusal.message ?? t('forgot.failed')}</Notice>
          ) : null}
          <Text tone="muted">{t('forgot.help')}</Text>
          <TextField
            label={t('forgot.email')}
            name="email"
            type="email"
            autoComplete="email"
            isRequired
            value={email}
            onChange={setEmail}
            onBlur={() => setIsLeft(email !== '')}
            errorMessage={isLeft && !isValid ? t('forgot.email.invalid') : refusal?.field}
          />
          <Button
            type="submit"
            variant="primary"
            isWide
            isPending={snapshot.hasTag('busy')}
            pendingLabel={t('forgot.submitting')}
          >
            {t('forgot.submit')}
          </Button>
        </Form>
      )}
      <Link href={paths.signIn}>{t('forgot.back')}</Link>
    </AccessPage>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`
