import type { CollectionDetail } from '@console/domain/commission-collection'
import {
  type PrepareRule,
  prepareRules,
  voucherToPrepare,
} from '@console/domain/commission-voucher'
import { defineForm, type Issue } from '@console/form'

/** A voucher that is prepared. */
export const prepare = defineForm(voucherToPrepare)

/** The words for what is found fault with, where those of all forms say too little. */
export function wordOfIssue(issue: Issue) {
  const rule = issue.code === 'custom' ? (issue.params?.rule as PrepareRule) : undefined
  if (rule !== undefined && prepareRules.includes(rule)) return `prepare.error.${rule}` as const
  return issue.path?.join('.') === 'entries' ? 'prepare.error.entries' : undefined
}

/** Before anybody is chosen. */
export const blank = {
  collection: null,
  period: { from: '', to: '' },
  entries: [],
  adjustments: [],
  withholdingBps: 0,
  destination: null,
  note: '',
}

/** A line of the ledger as a voucher names it. */
export function chosenOf({ entryToken, amount, at }: CollectionDetail['entries'][number]) {
  return { token: entryToken, amount, day: at.slice(0, 10) }
}

/**
 * What is open of what an agent has earned, paid to the first place that can be paid to.
 * @param named the lines of the ledger that are paid; null for all of them
 */
export function valuesOf(detail: CollectionDetail, named: readonly string[] | null = null) {
  const { collectionToken, agent, currency, least, destinations, withholdingBps } = detail
  const entries = detail.entries
    .filter(({ entryToken }) => named?.includes(entryToken) ?? true)
    .map(chosenOf)
  return {
    ...blank,
    collection: { token: collectionToken, agent, currency, least },
    period: { from: entries[0]?.day ?? '', to: entries.at(-1)?.day ?? '' },
    entries,
    withholdingBps,
    destination: destinations.find(({ isVerified }) => isVerified) ?? null,
  }
}
