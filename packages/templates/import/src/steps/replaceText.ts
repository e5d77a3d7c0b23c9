/** What is looked for in cells, and what stands there instead. */
export interface Replacement {
  find: string
  replaceBy: string
  /** Whether a cell says it and nothing else, or also holds it as a part. Nothing, as a whole, finds blank cells. */
  extent: 'whole' | 'part'
}

/**
 * What is done with each cell: it is told what the cell says with all of what is looked for replaced, whatever its case, or null where it is not
 * in it, or nothing would change. Null where nothing is looked for.
 */
export function replacing({
  find,
  replaceBy,
  extent,
}: Replacement): ((cell: string) => string | null) | null {
  if (find === '' && (extent === 'part' || replaceBy === '')) return null
  const sought = find.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`)
  const pattern = new RegExp(extent === 'whole' ? `^${sought}$` : sought, 'giu')
  return (cell) => {
    const text = cell.trim()
    const replaced = text.replaceAll(pattern, () => replaceBy)
    return replaced === text ? null : replaced
  }
}
