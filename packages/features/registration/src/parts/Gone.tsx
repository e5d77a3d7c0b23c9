import { registrationPaths } from '@console/domain/registration'
import { Link, StatePanel } from '@console/ui'
import { useTranslation } from 'react-i18next'

/** Stands where a link leads to no registration: it is too old, or cut off. */
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
