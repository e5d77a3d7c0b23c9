/** What is looked for in cells, and what stands there instead. */
export interface Replacement {
  find: string
  replaceBy: string
  /** Whether a cell says it and nothing else, or also holds it as a part. Nothing, as a whole, finds blank cells. */
  extent: 'whole' | 'part'
}

/** What a cell says with all of what is looked for replaced, whatever its case; null where it is not in it, or nothing would change. */
export function replaceText(cell: string, { find, replaceBy, extent }: Replacement): string | null {
  const text = cell.trim()
  if (find === '' && extent === 'part') return null
  const sought = find.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`)
  const pattern = new RegExp(extent === 'whole' ? `^${sought}$` : sought, 'giu')
  const replaced = text.replaceAll(pattern, () => replaceBy)
  return replaced === text ? null : replaced
}
