import { registrationPaths } from '@console/domain/registration'
import { Link, StatePanel } from '@console/ui'
import { useTranslation } from 'react-i18next'

/** Shown for a link without a registration: it has expired, or is incomplete. */
export function Gone() {
  const { t } = useTranslation('registration')
  return (
    <StatePanel
      kind="refused"
      title={t('gone.title')}
      actions={
        <Link variant="alone" href={registrationPaths.option}>
          {t('gone.again')}
        </Link>
      }
    >
      {t('gone.message')}
    </StatePanel>
  )
}
