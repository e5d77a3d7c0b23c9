/**
 * To which place a key leads in a grid that is read line by line.
 * @param at where it stands, from 0
 * @param page how many rows are in sight at once
 * @returns null: the key leads nowhere
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
    // A column ends where the last row is shorter; a page that is too far goes as far as there is.
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
