import { useTranslate } from '@console/core/i18n'
import type * as z from 'zod/mini'

/** Additional errors of the forms of an order, by message key. */
type Fault =
  | 'order:blocker.lines_missing'
  | 'order:blocker.nothing_stays'
  | 'order:blocker.delivery_exceeded'
  | 'order:blocker.amount_exceeded'
  | 'order:blocker.tracking_missing'
  | 'orders:dispatchMany.nothing'
  | 'orders:reason.noteMissing'

/** Error with one of these messages. @param path path of the invalid field */
export function saying(says: Fault, path: string[] = []) {
  return { path, params: { says } }
}

/** Messages for the errors of these schemas. */
export function useDescribeIssue(): (issue: z.core.$ZodRawIssue) => string | undefined {
  const translate = useTranslate()
  return (issue) => {
    const says = issue.code === 'custom' ? (issue.params?.says as Fault | undefined) : undefined
    return says && translate(says)
  }
}
