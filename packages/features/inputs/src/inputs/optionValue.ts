import { slugOf } from '@console/domain/category'

/** Maximum length of an option's value. */
const longest = 40

/**
 * Suggests a unique value for an option from its English name; empty if the name has no Latin letters or digits.
 * @param taken values of the other options
 */
export function valueOf(name: string, taken: readonly string[] = []): string {
  const plain = slugOf(name).slice(0, longest).replace(/-+$/, '')
  let value = plain
  for (let number = 2; value !== '' && taken.includes(value); number += 1)
    value = `${plain.slice(0, longest - 4)}-${number}`
  return value
}
