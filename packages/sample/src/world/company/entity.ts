import type { Entity } from '../../store/entity'
import { companies, type StoredCompany } from './rows'

/** Companies, as the store keeps them. */
export const companyEntity: Entity<StoredCompany> = {
  name: 'companies',
  seed: companies,
  token: 'companyId',
}
