import { type ActionableRow, claimEndedBy, claimingOf, type Kinds } from '@console/core/kinds'
import { type Formats, isolate } from '@console/core/i18n'
import type { TemplateWords } from '@console/kinds'

/** Whose claim an action about a row would end, where it would: it is not taken without asking. */
export function wordsOfClaimEnded(
  kinds: Kinds,
  action: string,
  row: ActionableRow,
  t: TemplateWords,
  formats: Formats,
): string | null {
  const claim = claimEndedBy(kinds, action, row)
  if (!claim) return null
  return t(`decision.confirm.${claimingOf(kinds, action) === 'take' ? 'claim' : 'release'}`, {
    name: isolate(claim.by.name),
    time: formats.time(new Date(claim.expiresAt)),
  })
}
