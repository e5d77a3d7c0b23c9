import { useIsInFlight } from '@console/core/pending-writes'
import { useSession } from '@console/core/session'
import { Button, Stack, Text } from '@console/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AccessPage } from '../AccessPage'

/**
 * /logout: signs out at once; the guard then redirects to the sign-in page. While a payment or an irreversible action
 * is in progress, it asks first.
 */
export function SignOutScreen() {
  const { t } = useTranslation('access')
  const session = useSession()
  const isInFlight = useIsInFlight()
  // A user who arrives while a call is in progress is asked, even after the call has finished.
  const [isAsked] = useState(isInFlight)
  useEffect(() => {
    if (!isAsked) session.signOut()
  }, [isAsked, session])
  if (!isAsked)
    return (
      <AccessPage title={t('signOut.title')}>
        <Text>{t('signOut.message')}</Text>
      </AccessPage>
    )
  return (
    <AccessPage title={t('signOut.question')}>
      <Stack gap={4}>
        <Text as="p" role="status">
          {t(isInFlight ? 'signOut.underWay' : 'signOut.answered')}
        </Text>
        <Button variant="primary" onPress={() => history.back()}>
          {t('signOut.stay')}
        </Button>
        <Button onPress={() => session.signOut()}>{t('signOut.leave')}</Button>
      </Stack>
    </AccessPage>
  )
}
