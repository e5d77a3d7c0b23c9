import type { CollectionDetail } from '@console/domain/commission-collection'
import {
  type PrepareRule,
  prepareRules,
  voucherToPrepare,
} from '@console/domain/commission-voucher'
import { defineForm, type Issue } from '@console/form'

/** Form of a new voucher. */
export const prepare = defineForm(voucherToPrepare)

/** Messages for issues that need more than the common ones. */
export function messageOfIssue(issue: Issue) {
  const rule = issue.code === 'custom' ? (issue.params?.rule as PrepareRule) : undefined
  if (rule !== undefined && prepareRules.includes(rule)) return `prepare.error.${rule}` as const
  return issue.path?.join('.') === 'entries' ? 'prepare.error.entries' : undefined
}

/** Values before a payee is chosen. */
export const blank = {
  collection: null,
  period: { from: '', to: '' },
  entries: [],
  adjustments: [],
  withholdingBps: 0,
  destination: null,
  note: '',
}

/** Ledger line in the form that a voucher stores. */
export function chosenOf({ entryToken, amount, at }: CollectionDetail['entries'][number]) {
  return { token: entryToken, amount, day: at.slice(0, 10) }
}

/**
 * Open entries of an agent's earnings, paid to the first valid payout account.
 * @param named ledger lines to pay; null for all
 */
export function valuesOf(detail: CollectionDetail, named: readonly string[] | null = null) {
  const { collectionToken, agent, currency, min, destinations, withholdingBps } = detail
  const entries = detail.entries
    .filter(({ entryToken }) => named?.includes(entryToken) ?? true)
    .map(chosenOf)
  return {
    ...blank,
    collection: { token: collectionToken, agent, currency, min },
    period: { from: entries[0]?.day ?? '', to: entries.at(-1)?.day ?? '' },
    entries,
    withholdingBps,
    destination: destinations.find(({ isVerified }) => isVerified) ?? null,
  }
}
