import { isGuest } from '@console/core/permissions'
import { displayName, useSession, useSessionState } from '@console/core/session'
import { Button, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { AccessPage } from '../parts/AccessPage'
import { LoginForm } from './LoginForm'

/** /login-now and /login (specification 2 and 5). */
export function LoginScreen() {
  const { t } = useTranslation('access')
  const session = useSession()
  const { status, user, roles } = useSessionState()
  const isSignedIn = status === 'signedIn' && user !== null

  return (
    <AccessPage title={t('login.card.title')}>
      {isSignedIn ? (
        <>
          <Text>{t('noScreens.message', { name: displayName(user) })}</Text>
          <Button onPress={session.signOut}>{t('noScreens.signOut')}</Button>
        </>
      ) : null}
      {/* Specification 6: a user with only the role guest is treated as not logged in. */}
      {isSignedIn && !isGuest(roles) ? null : <LoginForm />}
    </AccessPage>
  )
}
