import { plain } from '@console/core/imports'
import { plainNumber } from '@console/domain/company'
import { onceOf } from '../../draws/once'
import { grouped } from '../../draws/grouped'
import type { World } from '../../store/store'
import { companyEntity } from './entity'
import type { StoredCompany } from './rows'

const byName = onceOf((companies: readonly StoredCompany[]) =>
  grouped(companies, ({ name }) => plain(name)),
)

const byNumber = onceOf((companies: readonly StoredCompany[]) =>
  grouped(companies, ({ licenceNo }) => plainNumber(licenceNo)),
)

/** The companies that are meant by a name, or by the number of a licence. */
export function companiesCalled(world: World, words: string): readonly StoredCompany[] {
  const companies = world.rows(companyEntity)
  return byName(companies).get(plain(words)) ?? byNumber(companies).get(plainNumber(words)) ?? []
}
