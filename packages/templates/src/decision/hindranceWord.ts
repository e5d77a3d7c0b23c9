import type { Hindrance } from '@console/domain/approval'
import type { ActionableRow } from '@console/domain/kinds'
import { isolate } from '@console/core/i18n'
import type { TemplateWords } from './decisionWords'
import { claimOn } from './rules'

/** The words for why an action cannot be taken now. A key that ends in `_other` would be a plural form. */
export function hindranceWord(hindrance: Hindrance) {
  return hindrance === 'claimed_by_other'
    ? 'hindrance.claimed'
    : (`hindrance.${hindrance}` as const)
}

/** Why an action about a row cannot be taken now; who has claimed it is named. */
export function wordsOfHindrance(
  hindrance: Hindrance,
  row: ActionableRow,
  t: TemplateWords,
): string {
  const claim = hindrance === 'claimed_by_other' ? claimOn(row) : null
  return claim
    ? t('hindrance.claimed.by', { name: isolate(claim.by.name) })
    : t(hindranceWord(hindrance))
}
