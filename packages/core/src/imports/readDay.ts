import type { FileStyle } from './readCell'

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** Parses a day of a file to `2026-03-04`; null where there is no such day. */
export function readDay(cell: string, order: FileStyle['days']): string | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(cell)
  if (iso) return dayOf(iso[1], iso[2], iso[3])
  const named = /^(\d{1,2})[\s-]([a-z]{3})[a-z]*[\s-](\d{4}|\d\d)$/i.exec(cell)
  if (named) {
    const month = months.indexOf((named[2] ?? '').toLowerCase()) + 1
    return dayOf(whole(named[3]), String(month), named[1])
  }
  const [, first, second, year] =
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d\d)(?: [\d:.]+)?$/.exec(cell) ?? []
  if (first === undefined) return null
  return order === 'day first'
    ? dayOf(whole(year), second, first)
    : dayOf(whole(year), first, second)
}

/** Completes a two-digit year: imported dates are of this century. */
function whole(year = ''): string {
  return year.length === 2 ? `20${year}` : year
}

/** Joins parts to `2026-03-04`; null where there is no such day. */
export function dayOf(year = '', month = '', day = ''): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${text}T00:00:00Z`)
  // The 31st of February must not become a day in March.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? null : text
}
