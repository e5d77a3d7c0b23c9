import { useSession } from '@console/core/session'
import { Text } from '@console/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { AccessPage } from '../parts/AccessPage'

/** /logout: signs out at once; the guard then leads to the sign-in page. */
export function SignOutScreen() {
  const { t } = useTranslation('access')
  const session = useSession()
  useEffect(() => session.signOut(), [session])
  return (
    <AccessPage title={t('signOut.title')}>
      <Text>{t('signOut.message')}</Text>
    </AccessPage>
  )
}
