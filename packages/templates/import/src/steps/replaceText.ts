/** Search text with its replacement. */
export interface Replacement {
  find: string
  replaceBy: string
  /** Matches the whole cell, or any part of it. An empty whole match finds blank cells. */
  extent: 'whole' | 'part'
}

/**
 * Creates a function that replaces all matches in a cell, ignoring case; it returns null for a cell without a match or a change.
 * Null without a search text.
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
