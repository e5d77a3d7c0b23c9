import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'

/** What a form of an order finds fault with beyond what all forms do, by the word that says it. */
type Fault =
  | 'hindrance.lines_missing'
  | 'hindrance.nothing_stays'
  | 'hindrance.delivery_exceeded'
  | 'hindrance.amount_exceeded'
  | 'hindrance.tracking_missing'
  | 'dispatchMany.nothing'
  | 'reason.noteMissing'

/** A rule of a schema that is said in these words. @param path the field that is at fault */
export function saying(says: Fault, path: string[] = []) {
  return { path, params: { says } }
}

/** The words for what the schemas of these forms find fault with. */
export function useSayIssue(): (issue: z.core.$ZodRawIssue) => string | undefined {
  const { t } = useTranslation('orders')
  return (issue) => {
    const says = issue.code === 'custom' ? (issue.params?.says as Fault | undefined) : undefined
    return says && t(says)
  }
}
