import { type ActionableRow, claimEndedBy, claimingOf, type Kinds } from '@console/core/kinds'
import { type Formats, isolate, type Translate } from '@console/core/i18n'

/** Names the user whose claim an action would end: such an action needs confirmation. */
export function wordsOfClaimEnded(
  kinds: Kinds,
  action: string,
  row: ActionableRow,
  translate: Translate,
  formats: Formats,
): string | null {
  const claim = claimEndedBy(kinds, action, row)
  if (!claim) return null
  return translate(
    `decision:decision.confirm.${claimingOf(kinds, action) === 'take' ? 'claim' : 'release'}`,
    {
      name: isolate(claim.by.name),
      time: formats.time(new Date(claim.expiresAt)),
    },
  )
}
