import type { CategoryInputs, InputGroup } from '@console/domain/input'
import type { SampleDatabase } from '../../store/store'
import { categoryInputsEntity } from './entity'
import { categoryInputsIn } from './lineage'

/** Stores the own inputs of a category. */
export function writeGroups(
  database: SampleDatabase,
  categoryId: string,
  groups: InputGroup[],
  by: string,
): CategoryInputs {
  if (database.find(categoryInputsEntity, categoryId))
    database.change(categoryInputsEntity, categoryId, { groups }, by)
  else database.add(categoryInputsEntity, { categoryId, groups }, by)
  return categoryInputsIn(database, categoryId)
}
