/** How many entries of an ascending list come before a value. */
export function countBefore<Value extends string | number>(
  ascending: readonly Value[],
  before: Value,
): number {
  let low = 0
  let high = ascending.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ascending[middle] as Value) < before) low = middle + 1
    else high = middle
  }
  return low
}
