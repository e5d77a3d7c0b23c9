import { GuestPage } from '@console/guest-page'
import { Link } from '@console/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Specification 2. */
const signInPath = '/login-now'

/** Page of account screens, with a link to sign in below. */
export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('registration')
  return (
    <GuestPage
      title={title}
      languageLabel={t('card.language')}
      copyright={t('card.copyright', { year: new Date().getFullYear() })}
    >
      {children}
      <Link variant="alone" href={signInPath}>
        {t('confirm.signIn')}
      </Link>
    </GuestPage>
  )
}
