import type * as z from 'zod/mini'

/** Only the first few differences are reported: a completely different server would fill pages. */
const max = 5

/** Paths and kinds of a response's contract violations, without the values: `kind (invalid_value)`. */
export function summarizeIssues({ issues }: z.core.$ZodError): string[] {
  const places = issues.map(({ path, code }) => `${path.join('.') || 'all'} (${code})`)
  return [...new Set(places)].slice(0, max)
}
