import { Text } from '@console/ui'
import { MailCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DemoPage } from './DemoPage'
import { paths } from './paths'

/** /pages/auth/mail-confirm: says that a message is on its way. */
export function MailConfirm() {
  const { t } = useTranslation('demo-access')
  return (
    <DemoPage
      look="card"
      title={t('mail.title')}
      links={[{ href: paths.login, label: t('login.link') }]}
    >
      {() => (
        <>
          <MailCheck size={28} aria-hidden />
          <Text as="p">{t('mail.message')}</Text>
        </>
      )}
    </DemoPage>
  )
}
