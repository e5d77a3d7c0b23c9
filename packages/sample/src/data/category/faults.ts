import type { Text } from '@console/core/contracts'
import type { CategoryValues } from '@console/domain/category'

/** Names and parts of addresses are unique among siblings. */
export function faultsOf(
  { name, slug }: Pick<CategoryValues, 'name' | 'slug'>,
  beside: readonly { name: Text; slug: string }[],
) {
  const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
  return [
    ...(beside.some((other) => isSame(other.name.en, name.en))
      ? [{ pointer: '/name/en', message: 'There is one of this name beside it.' }]
      : []),
    ...(beside.some((other) => other.slug === slug)
      ? [{ pointer: '/slug', message: 'There is one of this address beside it.' }]
      : []),
  ]
}
