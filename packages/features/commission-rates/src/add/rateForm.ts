import type { MessageKey } from '@console/core/i18n'
import { rateProposal, type RateProposal, type RateRule } from '@console/domain/commission-rate'
import { defineForm, type Issue } from '@console/form'

/** Form of a new rate. */
export const rate = defineForm(rateProposal)

/** Values of a new rate: a percentage of products, from its activation. */
export const blankRate: RateProposal = {
  kind: 'product',
  subjects: [],
  basis: 'percent',
  rateBps: null,
  fixed: [],
  tiers: [],
  min: [],
  max: [],
  includesTax: false,
  includesDelivery: false,
  paidOutOf: null,
  effectiveFrom: null,
  reason: '',
}

const messages = {
  currency_twice: 'add.error.currencyTwice',
  from_nothing: 'add.error.fromNothing',
  ascending: 'add.error.ascending',
  bounds: 'add.error.bounds',
  max_below_min: 'add.error.maxBelowMin',
} as const satisfies Record<RateRule, MessageKey<'commission-rates'>>

/** Messages for issues that need more than the common ones. */
export function messageOfIssue(issue: Issue) {
  const rule = issue.code === 'custom' ? (issue.params?.rule as RateRule | undefined) : undefined
  if (rule !== undefined) return messages[rule]
  return issue.path?.join('.') === 'subjects' ? ('add.error.subjects' as const) : undefined
}
