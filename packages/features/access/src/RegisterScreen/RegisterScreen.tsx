import { Link, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { AccessPage } from '../parts/AccessPage'
import { paths } from '../paths'

/**
 * /register, where a guest's user menu leads (specification 2). What it asks for and whom it sends that to is not shown, so
 * that it says how one comes to an account.
 */
export function RegisterScreen() {
  const { t } = useTranslation('access')
  return (
    <AccessPage title={t('register.title')}>
      <Text>{t('register.message')}</Text>
      <Link href={paths.signIn}>{t('callback.action')}</Link>
    </AccessPage>
  )
}
