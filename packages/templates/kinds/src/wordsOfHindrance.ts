import { isolate, type Say } from '@console/core/i18n'
import type { ActionableRow, Kinds } from '@console/core/kinds'
import { hindranceWord } from './kindWords'
import { claimOn } from './claims'

/** Why an action about a row cannot be taken now; who has claimed it is named. */
export function wordsOfHindrance(
  kinds: Kinds,
  hindrance: string,
  row: ActionableRow,
  say: Say,
): string {
  const claim = hindrance === 'claimed_by_other' ? claimOn(row) : null
  return claim
    ? say('kinds:hindrance.claimed.by', { name: isolate(claim.by.name) })
    : (hindranceWord(kinds, hindrance, say) ?? hindrance)
}
