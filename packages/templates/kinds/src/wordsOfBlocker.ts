import { isolate, type Say } from '@console/core/i18n'
import { type ActionableRow, claimOn, type Kinds, onlyAlone } from '@console/core/kinds'
import { blockerWord, isClaim } from './kindWords'

/** Reason why an action on a row is not available now; names the user who has claimed it. */
export function wordsOfBlocker(
  kinds: Kinds,
  blocker: string,
  row: ActionableRow,
  say: Say,
): string {
  if (blocker === onlyAlone) return say('kinds:decision.outcome.not_eligible')
  const claim = isClaim(kinds, blocker) ? claimOn(row) : null
  return claim
    ? say('kinds:blocker.claimed.by', { name: isolate(claim.by.name) })
    : (blockerWord(kinds, blocker, say) ?? blocker)
}
