import { companyImport, companyPaths } from '@console/domain/company'
import { defineImport } from '@console/import'

/** /company-upload (specification 2). */
export const companyUpload = defineImport({
  namespace: 'pharmacy-imports',
  title: 'companies.title',
  kind: companyImport,
  columns: {
    name: 'column.name',
    kind: 'column.kind',
    country: 'column.country',
    regulator: 'column.regulator',
    licenceNo: 'column.licenceNo',
    licenceExpiresOn: 'column.licenceExpiresOn',
    person: 'column.person',
    email: 'column.email',
    phone: 'column.phone',
  },
  nameField: 'name',
  listPath: companyPaths.list,
})
