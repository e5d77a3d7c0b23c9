import { StatePanel } from '@console/ui'
import { useTranslation } from 'react-i18next'

/** The code of the sample widgets failed to load; it is retried automatically. */
export function MissingWidgets() {
  const { t } = useTranslation('dashboards')
  return (
    <StatePanel kind="failed" title={t('state.failed.widgets')}>
      {t('state.missing.message')}
    </StatePanel>
  )
}
