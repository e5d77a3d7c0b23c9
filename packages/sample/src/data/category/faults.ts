import type { Text } from '@console/core/contracts'
import type { CategoryValues } from '@console/domain/category'
import type { FieldFault } from '../../server/refuse'

/** Names and parts of addresses are unique among siblings. */
export function faultsOf(
  { name, slug }: Pick<CategoryValues, 'name' | 'slug'>,
  beside: readonly { name: Text; slug: string }[],
): FieldFault[] {
  const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
  const faults: FieldFault[] = []
  if (beside.some((other) => isSame(other.name.en, name.en)))
    faults.push({ pointer: '/name/en', message: 'category.name_taken' })
  if (beside.some((other) => other.slug === slug))
    faults.push({ pointer: '/slug', message: 'category.slug_taken' })
  return faults
}
