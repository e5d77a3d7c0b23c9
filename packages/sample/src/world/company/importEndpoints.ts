import type { Cells } from '@console/core/imports'
import { type CompanyBody, companyBody, companyImport } from '@console/domain/company'
import { importEndpoints } from '../../imports/importEndpoints'
import type { World } from '../../store/store'
import { companyWithLicence, writeCompany } from './write'

function companyOf(cells: Cells, world: World) {
  return companyWithLicence(world, {
    regulator: cells.regulator as CompanyBody['regulator'],
    licenceNo: cells.licenceNo ?? '',
  })
}

/** Body of a company, from a row and from current values for its blank cells. */
function bodyOf(cells: Cells, now?: CompanyBody): unknown {
  const said = (field: string, before: string | null = null) => cells[field] || before
  return {
    name: said('name', now?.name),
    kind: said('kind', now?.kind),
    country: said('country', now?.country),
    regulator: said('regulator', now?.regulator),
    licenceNo: now?.licenceNo ?? said('licenceNo'),
    licenceExpiresOn: said('licenceExpiresOn', now?.licenceExpiresOn),
    contacts: {
      person: said('person', now?.contacts.person),
      email: said('email', now?.contacts.email),
      phone: said('phone', now?.contacts.phone),
    },
  }
}

/** Endpoints of imports of companies. */
export const companyImports = importEndpoints({
  kind: companyImport,
  find(cells, world) {
    const now = companyOf(cells, world)
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
  faults(cells, world) {
    const { error } = companyBody.safeParse(bodyOf(cells, companyOf(cells, world)))
    return (error?.issues ?? []).map(({ path }) => ({
      field: String(path.at(-1) ?? '') || null,
      code: 'pattern',
    }))
  },
  write(cells, { world, account, job }) {
    const now = companyOf(cells, world)
    const body = companyBody.parse(bodyOf(cells, now))
    writeCompany({ world, account, body, source: job.file.name }, now)
  },
})
