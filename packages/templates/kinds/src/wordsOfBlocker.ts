import { isolate, type Translate } from '@console/core/i18n'
import { type ActionableRow, claimOn, type Kinds, onlyAlone } from '@console/core/kinds'
import { blockerWord, isClaim } from './kindWords'

/** Reason why an action on a row is not available now; names the user who has claimed it. */
export function wordsOfBlocker(
  kinds: Kinds,
  blocker: string,
  row: ActionableRow,
  translate: Translate,
): string {
  if (blocker === onlyAlone) return translate('kinds:decision.outcome.not_eligible')
  const claim = isClaim(kinds, blocker) ? claimOn(row) : null
  return claim
    ? translate('kinds:blocker.claimed.by', { name: isolate(claim.by.name) })
    : (blockerWord(kinds, blocker, translate) ?? blocker)
}
