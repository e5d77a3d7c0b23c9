import { useSay } from '@console/core/i18n'
import type * as z from 'zod/mini'

/** What a form of an order finds fault with beyond what all forms do, by the word that says it. */
type Fault =
  | 'order:hindrance.lines_missing'
  | 'order:hindrance.nothing_stays'
  | 'order:hindrance.delivery_exceeded'
  | 'order:hindrance.amount_exceeded'
  | 'order:hindrance.tracking_missing'
  | 'orders:dispatchMany.nothing'
  | 'orders:reason.noteMissing'

/** A rule of a schema that is said in these words. @param path the field that is at fault */
export function saying(says: Fault, path: string[] = []) {
  return { path, params: { says } }
}

/** The words for what the schemas of these forms find fault with. */
export function useSayIssue(): (issue: z.core.$ZodRawIssue) => string | undefined {
  const say = useSay()
  return (issue) => {
    const says = issue.code === 'custom' ? (issue.params?.says as Fault | undefined) : undefined
    return says && say(says)
  }
}
