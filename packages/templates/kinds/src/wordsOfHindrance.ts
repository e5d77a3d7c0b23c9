import { isolate, type Say } from '@console/core/i18n'
import { type ActionableRow, claimOn, type Kinds, onlyAlone } from '@console/core/kinds'
import { hindranceWord, isClaim } from './kindWords'

/** Reason why an action on a row is not available now; names the user who has claimed it. */
export function wordsOfHindrance(
  kinds: Kinds,
  hindrance: string,
  row: ActionableRow,
  say: Say,
): string {
  if (hindrance === onlyAlone) return say('kinds:decision.outcome.not_eligible')
  const claim = isClaim(kinds, hindrance) ? claimOn(row) : null
  return claim
    ? say('kinds:hindrance.claimed.by', { name: isolate(claim.by.name) })
    : (hindranceWord(kinds, hindrance, say) ?? hindrance)
}
