import { isToken } from '@console/core/contracts'

/** How many records are printed at once at most: each is read by a call of its own. */
export const mostPrinted = 100

/** What an address asks to be printed; null where it asks for nothing. */
export function printAt(search: string): { id: string; also: readonly string[] } | null {
  const params = new URLSearchParams(search)
  const id = params.get('print')
  if (id === null) return null
  const also = (params.get('also') ?? '').split(',').filter(isToken)
  return { id, also: [...new Set(also)].slice(0, mostPrinted - 1) }
}

/** The same address with another paper, or with none: the record itself. */
export function withPaper(search: string, id: string | null): string {
  const params = new URLSearchParams(search)
  if (id === null) {
    params.delete('print')
    params.delete('also')
  } else params.set('print', id)
  return `?${params}`
}
