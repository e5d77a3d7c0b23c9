import type { Cells } from '@console/core/imports'
import { type CompanyBody, companyBody, companyImport } from '@console/domain/company'
import { importEndpoints } from '../../imports/importEndpoints'
import type { SampleDatabase } from '../../store/store'
import { companyWithLicence, writeCompany } from './write'

function companyOf(cells: Cells, database: SampleDatabase) {
  return companyWithLicence(database, {
    regulator: cells.regulator as CompanyBody['regulator'],
    licenceNo: cells.licenceNo ?? '',
  })
}

/** Body of a company, from a row and from current values for its blank cells. */
function bodyOf(cells: Cells, now?: CompanyBody): unknown {
  const cell = (field: string, before: string | null = null) => cells[field] || before
  return {
    name: cell('name', now?.name),
    kind: cell('kind', now?.kind),
    country: cell('country', now?.country),
    regulator: cell('regulator', now?.regulator),
    licenceNo: now?.licenceNo ?? cell('licenceNo'),
    licenceExpiresOn: cell('licenceExpiresOn', now?.licenceExpiresOn),
    contacts: {
      person: cell('person', now?.contacts.person),
      email: cell('email', now?.contacts.email),
      phone: cell('phone', now?.contacts.phone),
    },
  }
}

/** Endpoints of imports of companies. */
export const companyImports = importEndpoints({
  kind: companyImport,
  find(cells, database) {
    const now = companyOf(cells, database)
    if (!now) return null
    const { name, kind, country, regulator, licenceExpiresOn, contacts } = now
    const { person, email, phone } = contacts
    // Licences are compared regardless of notation.
    const { licenceNo = '' } = cells
    return {
      name,
      kind,
      country,
      regulator,
      licenceNo,
      licenceExpiresOn,
      person: person ?? '',
      email: email ?? '',
      phone: phone ?? '',
    }
  },
  faults(cells, database) {
    const { error } = companyBody.safeParse(bodyOf(cells, companyOf(cells, database)))
    return (error?.issues ?? []).map(({ path }) => ({
      field: String(path.at(-1) ?? '') || null,
      code: 'pattern',
    }))
  },
  write(cells, { database, account, job }) {
    const now = companyOf(cells, database)
    const body = companyBody.parse(bodyOf(cells, now))
    writeCompany({ database, account, body, source: job.file.name }, now)
  },
})
