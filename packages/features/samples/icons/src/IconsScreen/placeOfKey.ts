/**
 * Target of a key in a grid that is read row by row.
 * @param at current index, from 0
 * @param page number of visible rows
 * @returns null if the key does not move
 */
export function placeOfKey(
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  at: number,
  { count, columns, page, isRtl }: { count: number; columns: number; page: number; isRtl: boolean },
): number | null {
  const last = count - 1
  const row = Math.floor(at / columns)
  const isFar = ctrlKey || metaKey
  const down = (rows: number) => {
    const next = at + rows * columns
    // In a shorter last row, a column ends one row above; a page moves at most to the last row.
    if (next > last) return row === Math.floor(last / columns) ? at : last
    return next < 0 ? at % columns : next
  }
  if (key === 'Home') return isFar ? 0 : row * columns
  if (key === 'End') return isFar ? last : Math.min(last, row * columns + columns - 1)
  if (isFar) return null
  if (key === 'ArrowDown') return down(1)
  if (key === 'ArrowUp') return down(-1)
  if (key === 'PageDown') return down(page)
  if (key === 'PageUp') return down(-page)
  if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return Math.min(last, at + 1)
  if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) return Math.max(0, at - 1)
  return null
}
