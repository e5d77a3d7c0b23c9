/**
 * Rows without a change that was drawn and then refused. Rows that were changed again since, or have come or gone, stay as they are.
 * @param before the rows as they were before the change
 * @param after the rows as they were drawn with it
 */
export function takeBack<Row extends { id: string }>(
  current: readonly Row[],
  before: readonly Row[],
  after: readonly Row[],
): readonly Row[] {
  const former = new Map(before.map((row) => [row.id, row]))
  const drawn = new Map(after.map((row) => [row.id, row]))
  const kept = current.flatMap((row) => {
    if (drawn.get(row.id) !== row) return [row]
    const was = former.get(row.id)
    return was ? [was] : []
  })
  const here = new Set(current.map(({ id }) => id))
  for (const [place, row] of before.entries())
    if (!drawn.has(row.id) && !here.has(row.id)) kept.splice(place, 0, row)
  return kept
}
