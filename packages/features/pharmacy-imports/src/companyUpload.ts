import { type Company, companyImport, companyPaths, type Regulator } from '@console/domain/company'
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
  choices: {
    kind: (value) => `company:kind.${value as Company['kind']}`,
    regulator: (value) => `company:regulator.${value as Regulator}`,
  },
  nameField: 'name',
  listPath: companyPaths.list,
})
