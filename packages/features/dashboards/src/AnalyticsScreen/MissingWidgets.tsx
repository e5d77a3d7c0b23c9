import { StatePanel } from '@console/ui'
import { useTranslation } from 'react-i18next'

/** The code of the sample widgets could not be fetched; it is tried again by itself. */
export function MissingWidgets() {
  const { t } = useTranslation('dashboards')
  return (
    <StatePanel kind="failed" title={t('state.failed.widgets')}>
      {t('state.missing.message')}
    </StatePanel>
  )
}
