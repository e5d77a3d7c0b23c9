import type { CategoryInputs, InputGroup } from '@console/domain/input'
import type { World } from '../../store/store'
import { categoryInputsEntity } from './entity'
import { categoryInputsIn } from './lineage'

/** Stores the own inputs of a category. */
export function writeGroups(
  world: World,
  categoryId: string,
  groups: InputGroup[],
  by: string,
): CategoryInputs {
  if (world.find(categoryInputsEntity, categoryId))
    world.change(categoryInputsEntity, categoryId, { groups }, by)
  else world.add(categoryInputsEntity, { categoryId, groups }, by)
  return categoryInputsIn(world, categoryId)
}
