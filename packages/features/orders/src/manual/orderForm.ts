import type { MessageKey } from '@console/core/i18n'
import { type OrderRule, orderRules, placeableOrder } from '@console/domain/order-draft'
import { defineForm, type Issue } from '@console/form'

/** Form of a manual order. */
export const order = defineForm(placeableOrder)

const messages = {
  phone: 'manual.error.phone',
  seller: 'manual.error.seller',
  credit: 'manual.error.credit',
} as const satisfies Record<OrderRule, MessageKey<'orders'>>

/** Messages for issues that need more than the common ones. */
export function messageOfIssue(issue: Issue) {
  const rule = issue.code === 'custom' ? (issue.params?.rule as OrderRule) : undefined
  if (rule !== undefined && orderRules.includes(rule)) return messages[rule]
  if (issue.path?.join('.') === 'buyer') return 'manual.error.buyer'
  return issue.path?.join('.') === 'lines' && Array.isArray(issue.input) && issue.input.length === 0
    ? 'manual.error.lines'
    : undefined
}
