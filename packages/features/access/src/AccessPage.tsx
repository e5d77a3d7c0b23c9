import { GuestPage } from '@console/guest-page'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Page around every card of this feature, with its messages. */
export function AccessPage({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('access')
  return (
    <GuestPage
      title={title}
      languageLabel={t('card.language')}
      copyright={t('card.copyright', { year: new Date().getFullYear() })}
    >
      {children}
    </GuestPage>
  )
}
