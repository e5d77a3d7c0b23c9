import { Link, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { AccessPage } from '../AccessPage'
import { paths } from '../paths'

/**
 * /callback: guests only. Specification 7: third-party sign-in exists but is not used in the main flow, so anyone
 * redirected here gets a message and a link to the sign-in that works.
 */
export function CallbackScreen() {
  const { t } = useTranslation('access')
  return (
    <AccessPage title={t('callback.title')}>
      <Text>{t('callback.message')}</Text>
      <Link variant="alone" href={paths.signIn}>
        {t('callback.action')}
      </Link>
    </AccessPage>
  )
}
