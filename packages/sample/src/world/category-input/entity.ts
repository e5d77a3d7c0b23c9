import { inputRecords } from '@console/domain/input'
import type { Entity } from '../../store/entity'
import { type StoredCategoryInputs, storedCategoryInputs } from './rows'

/** What categories ask, as the store keeps it. */
export const categoryInputsEntity: Entity<StoredCategoryInputs> = {
  name: inputRecords.categoryInputs,
  seed: storedCategoryInputs,
  token: 'categoryId',
}
