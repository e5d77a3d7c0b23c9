import { hasCapability } from '@console/core/permissions'
import { useSessionState } from '@console/core/session'
import { companyCapabilities, companyPaths } from '@console/domain/company'
import { Link } from '@console/ui'
import { useTranslation } from 'react-i18next'

/** To the upload of companies, for whoever may change them. */
export function UploadLink() {
  const { t } = useTranslation('pharmacy')
  const { roles } = useSessionState()
  if (!hasCapability(roles, companyCapabilities.edit)) return null
  return (
    <div>
      <Link variant="alone" href={companyPaths.upload}>
        {t('companies.upload')}
      </Link>
    </div>
  )
}
