import { slugOf } from '@console/domain/category'

/** Longest value of an option. */
const longest = 40

/**
 * The value that an option's English name suggests; empty where the name has no Latin letters or digits.
 * @param taken values of the other options
 */
export function valueOf(name: string, taken: readonly string[] = []): string {
  const plain = slugOf(name).slice(0, longest).replace(/-+$/, '')
  let value = plain
  for (let number = 2; value !== '' && taken.includes(value); number += 1)
    value = `${plain.slice(0, longest - 4)}-${number}`
  return value
}
