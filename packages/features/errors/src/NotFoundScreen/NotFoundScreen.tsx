import { useTranslation } from 'react-i18next'
import { ErrorPage } from '../ErrorPage'

/** /pages/errors/error-404 (specification 2). */
export function NotFoundScreen() {
  const { t } = useTranslation('errors')
  return <ErrorPage status={404} title={t('notFound.title')} message={t('notFound.message')} />
}
