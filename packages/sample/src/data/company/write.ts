import { type CompanyBody, licenceKey } from '@console/domain/company'
import { token } from '../../random/token'
import type { Account } from '../../accounts/accounts'
import { refuse } from '../../server/refuse'
import type { Sentence } from '../../server/sentences'
import type { SampleDatabase } from '../../store/store'
import type { Index } from '../../store/table'
import { writtenEvent } from '../shared/writtenEvent'
import { companyEntity } from './entity'
import type { StoredCompany } from './rows'

/** Author, content and database of a write. */
export interface Writing<Body> {
  database: SampleDatabase
  account: Account
  body: Body
  /** Name of the imported file; missing if someone typed it. */
  source?: string
}

const byLicence: Index<StoredCompany> = {
  entity: companyEntity,
  keysOf: (company) => [licenceKey(company)],
}

/** First company that has a licence; undefined if none has it. */
export function companyWithLicence(
  database: SampleDatabase,
  licence: Pick<CompanyBody, 'regulator' | 'licenceNo'>,
): StoredCompany | undefined {
  return database.matching(byLicence, licenceKey(licence))[0]
}

/**
 * Creates a company, or changes one.
 * @param company company to change; without it, a new one is created
 * @throws Refusal 422 if the regulator has another company with its licence
 */
export function writeCompany(
  writing: Writing<CompanyBody>,
  company?: StoredCompany,
): StoredCompany {
  const { database, account, body } = writing
  const other = companyWithLicence(database, body)
  if (other && other.companyId !== company?.companyId) throw refuseLicence(other)
  if (company) {
    const event = writtenEvent(writing, 'company.changed', company.status, company.status)
    return database.change(companyEntity, company.companyId, body, account.token, {
      done: { action: 'change', event },
    })
  }
  const written = {
    ...body,
    companyId: token(`company ${account.token}`, database.changes().length),
    logo: null,
    status: 'active' as const,
    decision: null,
  }
  return database.add<StoredCompany>(companyEntity, written, account.token, {
    done: { action: 'create', event: writtenEvent(writing, 'company.created', null, 'active') },
  })
}

function refuseLicence({ name }: StoredCompany) {
  const message: Sentence = { key: 'company.licence_taken', values: { name } }
  return refuse(422, 'validation', message, { errors: [{ pointer: '/licenceNo', message }] })
}
