import { inputRecords } from '@console/domain/input'
import type { Entity } from '../../store/entity'
import { type StoredCategoryInputs, storedCategoryInputs } from './rows'

/** Stored inputs of categories. */
export const categoryInputsEntity: Entity<StoredCategoryInputs> = {
  name: inputRecords.categoryInputs,
  seed: storedCategoryInputs,
  token: 'categoryId',
}
