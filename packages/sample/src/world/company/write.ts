import { type CompanyBody, licenceKey } from '@console/domain/company'
import { token } from '../../draws/token'
import type { Account } from '../../server/accounts'
import { refuse } from '../../server/refuse'
import type { World } from '../../store/store'
import type { Index } from '../../store/table'
import { writtenEvent } from '../shared/writtenEvent'
import { companyEntity } from './entity'
import type { StoredCompany } from './rows'

/** Who writes what, and where. */
export interface Writing<Body> {
  world: World
  account: Account
  body: Body
  /** The name of the file that it was imported from; left out where somebody has typed it. */
  source?: string
}

const byLicence: Index<StoredCompany> = {
  entity: companyEntity,
  keysOf: (company) => [licenceKey(company)],
}

/** The company that has a licence, the first of several; undefined where none has it. */
export function companyWithLicence(
  world: World,
  licence: Pick<CompanyBody, 'regulator' | 'licenceNo'>,
): StoredCompany | undefined {
  return world.matching(byLicence, licenceKey(licence))[0]
}

/**
 * Writes a company: a new one, or what is changed of one.
 * @param company the one that is changed; left out, a new one is written
 * @throws Refusal 422 where its regulator has another company with its licence
 */
export function writeCompany(
  writing: Writing<CompanyBody>,
  company?: StoredCompany,
): StoredCompany {
  const { world, account, body } = writing
  const other = companyWithLicence(world, body)
  if (other && other.companyId !== company?.companyId) throw refuseLicence(other)
  if (company) {
    const event = writtenEvent(writing, 'company.changed', company.status, company.status)
    return world.change(companyEntity, company.companyId, body, account.token, {
      done: { action: 'change', event },
    })
  }
  const written = {
    ...body,
    companyId: token(`company ${account.token}`, world.changes().length),
    logo: null,
    status: 'active' as const,
    decision: null,
  }
  return world.add<StoredCompany>(companyEntity, written, account.token, {
    done: { action: 'create', event: writtenEvent(writing, 'company.created', null, 'active') },
  })
}

function refuseLicence({ name }: StoredCompany) {
  const message = `${name} has this licence already.`
  return refuse(422, 'validation', message, { errors: [{ pointer: '/licenceNo', message }] })
}
