import { isToken } from '@console/core/contracts'

/** Maximum records that are printed at once: each is read with its own request. */
export const maxPrinted = 100

/** Printable document in an address; null without one. */
export function printAt(search: string): { id: string; also: readonly string[] } | null {
  const params = new URLSearchParams(search)
  const id = params.get('print')
  if (id === null) return null
  const also = (params.get('also') ?? '').split(',').filter(isToken)
  return { id, also: [...new Set(also)].slice(0, maxPrinted - 1) }
}

/** Address with another document, or without one: the record itself. */
export function withPrintout(search: string, id: string | null): string {
  const params = new URLSearchParams(search)
  if (id === null) {
    params.delete('print')
    params.delete('also')
  } else params.set('print', id)
  return `?${params}`
}
