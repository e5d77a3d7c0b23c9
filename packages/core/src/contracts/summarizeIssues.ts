import type * as z from 'zod/mini'

/** Only the first few differences are told: a server that does everything otherwise would fill pages. */
const most = 5

/** Where an answer is not as agreed, and in which way, without what stood there: `kind (invalid_value)`. */
export function summarizeIssues({ issues }: z.core.$ZodError): string[] {
  const places = issues.map(({ path, code }) => `${path.join('.') || 'all'} (${code})`)
  return [...new Set(places)].slice(0, most)
}
