import type * as z from 'zod/mini'

/** A server with another idea of everything is told by its first few differences. */
const most = 5

/** Where an answer is not as agreed, and in which way, without what stood there: `kind (invalid_value)`. */
export function whatIsWrong({ issues }: z.core.$ZodError): string[] {
  const places = issues.map(({ path, code }) => `${path.join('.') || 'all'} (${code})`)
  return [...new Set(places)].slice(0, most)
}
