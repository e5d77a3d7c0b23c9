import { hasCapability } from '@console/core/permissions'
import { useSessionState } from '@console/core/session'
import { afyaPaths } from '@console/domain/afya-product'
import { companyCapabilities, companyPaths } from '@console/domain/company'
import { Link, Stack } from '@console/ui'
import { useTranslation } from 'react-i18next'

/** Links to uploads, for users who may edit companies and products. */
function Uploads({ paths }: { paths: readonly (keyof typeof labels)[] }) {
  const { t } = useTranslation('pharmacy')
  const { roles } = useSessionState()
  if (!hasCapability(roles, companyCapabilities.edit)) return null
  return (
    <Stack direction="row" gap={4} isWrapping>
      {paths.map((path) => (
        <Link key={path} variant="alone" href={path}>
          {t(labels[path])}
        </Link>
      ))}
    </Stack>
  )
}

const labels = {
  [companyPaths.upload]: 'companies.upload',
  [afyaPaths.upload]: 'products.upload',
  [afyaPaths.images]: 'products.images',
} as const

/** Link to the upload of companies. */
export function CompanyUploads() {
  return <Uploads paths={[companyPaths.upload]} />
}

/** Links to the upload of products and of their pictures. */
export function ProductUploads() {
  return <Uploads paths={[afyaPaths.upload, afyaPaths.images]} />
}
