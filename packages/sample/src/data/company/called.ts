import { plain } from '@console/core/imports'
import { plainNumber } from '@console/domain/company'
import type { SampleDatabase } from '../../store/store'
import type { Index } from '../../store/table'
import { companyEntity } from './entity'
import type { StoredCompany } from './rows'

const byName: Index<StoredCompany> = {
  entity: companyEntity,
  keysOf: ({ name }) => [plain(name)],
}

const byNumber: Index<StoredCompany> = {
  entity: companyEntity,
  keysOf: ({ licenceNo }) => [plainNumber(licenceNo)],
}

/** Companies that match a name, or the number of a licence. */
export function companiesCalled(database: SampleDatabase, words: string): readonly StoredCompany[] {
  const named = database.matching(byName, plain(words))
  return named.length > 0 ? named : database.matching(byNumber, plainNumber(words))
}
