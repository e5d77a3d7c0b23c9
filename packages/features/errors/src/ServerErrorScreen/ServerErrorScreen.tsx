import { useTranslation } from 'react-i18next'
import { ErrorPage } from '../ErrorPage'

/** /pages/errors/error-500 (specification 2). */
export function ServerErrorScreen() {
  const { t } = useTranslation('errors')
  return (
    <ErrorPage status={500} title={t('serverError.title')} message={t('serverError.message')} />
  )
}
