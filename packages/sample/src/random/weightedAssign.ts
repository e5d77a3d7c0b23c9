import { seededRandom, shuffled } from './random'

/**
 * Distributes values in exact numbers: one value for each index, in a different order for each type and field. `reserved`
 * gives single indices their value: the fixtures that stories and tests rely on.
 */
export function weightedAssign<Value extends string>(
  type: string,
  field: string,
  numbers: Record<Value, number>,
  reserved: Record<number, Value> = {},
): Value[] {
  const left: Record<Value, number> = { ...numbers }
  for (const value of Object.values(reserved)) left[value] -= 1
  const cards = shuffled(
    (Object.keys(left) as Value[]).flatMap((value) => Array<Value>(left[value]).fill(value)),
    seededRandom(type, 0, `dealt ${field}`),
  )
  for (const index of Object.keys(reserved)
    .map(Number)
    .toSorted((one, other) => one - other)) {
    cards.splice(index, 0, reserved[index] as Value)
  }
  return cards
}
