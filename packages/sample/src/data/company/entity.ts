import type { Entity } from '../../store/entity'
import { companies, type StoredCompany } from './rows'

/** Stored companies. */
export const companyEntity: Entity<StoredCompany> = {
  name: 'companies',
  seed: companies,
  token: 'companyId',
}
