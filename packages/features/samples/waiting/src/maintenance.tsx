import { useTranslation } from 'react-i18next'
import { WaitingPage } from './WaitingPage'

/** /pages/maintenance (specification 2). */
export function Maintenance() {
  const { t } = useTranslation('waiting')
  return <WaitingPage title={t('maintenance.title')} message={t('maintenance.message')} />
}
