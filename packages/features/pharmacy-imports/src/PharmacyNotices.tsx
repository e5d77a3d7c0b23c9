import { afyaPaths, afyaProductImportCalls } from '@console/domain/afya-product'
import { companyImportCalls, companyPaths } from '@console/domain/company'
import { UnfinishedNotices } from '@console/import/UnfinishedNotices'

const imports = [
  { calls: companyImportCalls, path: companyPaths.upload },
  { calls: afyaProductImportCalls, path: afyaPaths.upload },
]

/** Names the reader's unfinished imports of companies and medicines after sign-in. */
export function PharmacyNotices() {
  return <UnfinishedNotices imports={imports} />
}
